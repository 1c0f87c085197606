import {
  changeOfRoles,
  checkRoleChange,
  isNoChange,
  type RoleChange,
  type WantedRoles,
} from '@omsorg/domain/sign-in/role/change-roles.ts'
import { isSameNode, type HeldRole, type Role, type RoleNode } from '@omsorg/domain/sign-in/role/role.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { type Actor, staffApplicationOf } from '../../../platform/actor.ts'
import { authorNamed } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { lockAvailableRoles, readAvailableRoles } from '../available-role/available-roles.sql.ts'
import { roleEventsSince, type ChangedRoles } from './role-events.sql.ts'
import { mayChangeRolesOf } from './role-reach.ts'
import { endMemberships, giveRoles, takeRoles } from './role-writes.sql.ts'
import {
  countOtherAdministrators,
  lockRoles,
  nodesWithin,
  readAssignedRoles,
  readRoleHolder,
  readRoles,
  readRolesVersion,
  type RoleHolder,
} from './roles.sql.ts'

interface RoleCall {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
}

export interface Asked {
  readonly userId: number
  /** What was read; without it the last one to write wins at the nodes that are named. */
  readonly rowVersion?: number | undefined
  readonly tellOwner?: boolean
  /** Named by the caller, in the order of the call, with the client that each is said to belong to. */
  readonly nodes: readonly (RoleNode & { readonly clientId?: string | null })[]
  wanted(held: readonly HeldRole[]): readonly WantedRoles[]
}

/** Gives and takes roles: judged whole, written down, told to the owner, and in force in the next call of whoever holds them. */
export async function changeRoles({ tx, actor, now }: RoleCall, asked: Asked) {
  const { userId } = asked
  await lockRoles(tx, userId)
  const [user, held, roles] = await Promise.all([
    readRoleHolder(tx, userId, actor.userId),
    readAssignedRoles(tx, userId),
    readRoles(tx),
  ])
  if (!user || !mayChangeRolesOf(actor, user)) return refuse('user-not-found')
  const strange = await strangeNode(tx, actor, user, asked.nodes)
  if (strange !== null) return refuse('node-not-found', { at: strange })
  const change = changeOfRoles(held, asked.wanted(held))
  if (isNoChange(change)) return agree({ rowVersion: user.rowVersion })
  if (asked.rowVersion !== undefined && asked.rowVersion !== user.rowVersion) {
    return refuse('stale', { detail: await changesSince(tx, user, asked.rowVersion) })
  }

  if (user.clientId) await lockAvailableRoles(tx, user.clientId, 'read')
  const known = new Map(roles.map((role) => [role.id, role]))
  const judged = checkRoleChange(
    {
      giver: {
        application: staffApplicationOf(actor),
        mayWriteOperators: actor.may('OperatorWrite'),
        isOwn: actor.isOwn(userId),
      },
      user: {
        application: user.application,
        isOperator: user.kind === 'operator',
        parentWorksHere: user.parentWorksHere,
      },
      roles: known,
      available: user.clientId ? await readAvailableRoles(tx, user.clientId) : null,
      held,
      otherAdministrators: change.taken.length > 0 ? await countOtherAdministrators(tx, userId) : 0,
    },
    change,
  )
  if (!judged.ok) return judged

  await takeRoles(tx, userId, change.taken)
  await giveRoles(tx, { userId, clientId: user.clientId, by: actor.doerId, now }, change.given)
  await endMemberships(tx, userId, change.emptied)
  const rowVersion = await readRolesVersion(tx, userId)
  await writeUserEvent(tx, {
    userId,
    event: 'roles-changed',
    detail: { rowVersion, nodes: beforeAndAfter(held, change, known) } satisfies ChangedRoles,
    actor,
  })
  if (asked.tellOwner) await tellOwner(tx, userId, 'roles-changed')
  return agree({ rowVersion })
}

/** The path of the first node that is not one of the user's own client, or not one the caller may name; null when all are. */
async function strangeNode(
  tx: Transaction,
  actor: Actor,
  user: RoleHolder,
  nodes: Asked['nodes'],
): Promise<string | null> {
  const ids = nodes.flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId]))
  const administratorId = actor.application === 'GUIDE' ? actor.userId : null
  const within = user.clientId && ids.length > 0 ? await nodesWithin(tx, user.clientId, ids, administratorId) : []
  const isKnown = ({ nodeType, nodeId, clientId }: Asked['nodes'][number]) => {
    if (nodeType === 'Application') return nodeId === null && (clientId ?? null) === null
    const isOfClient = clientId === undefined || clientId === user.clientId
    return isOfClient && within.some((each) => isSameNode(each, { nodeType, nodeId }))
  }
  const index = nodes.findIndex((node) => !isKnown(node))
  if (index < 0) return null
  return nodes.length === 1 ? 'nodeId' : `nodes[${index}].nodeId`
}

function beforeAndAfter(held: readonly HeldRole[], { given, taken }: RoleChange, roles: ReadonlyMap<number, Role>) {
  const changed = [...given, ...taken]
  const nodes = changed.filter((each, at) => changed.findIndex((other) => isSameNode(each, other)) === at)
  const codesOf = (some: readonly HeldRole[]) => some.map(({ roleId }) => roles.get(roleId)?.code ?? '').toSorted()
  return nodes.map((node) => {
    const before = held.filter((each) => isSameNode(each, node))
    const kept = before.filter(({ roleId }) => !taken.some((each) => each.roleId === roleId && isSameNode(each, node)))
    const after = [...kept, ...given.filter((each) => isSameNode(each, node))]
    return { nodeType: node.nodeType, nodeId: node.nodeId, before: codesOf(before), after: codesOf(after) }
  })
}

async function changesSince(tx: Transaction, { userId, rowVersion }: RoleHolder, read: number) {
  const events = await roleEventsSince(tx, userId, read)
  const changes = events.map(({ at, by, detail }) => ({
    at,
    changedBy: authorNamed(by, null),
    nodes: detail.nodes.map(({ nodeType, nodeId, before, after }) => ({
      nodeType,
      nodeId,
      given: after.filter((code) => !before.includes(code)),
      taken: before.filter((code) => !after.includes(code)),
    })),
  }))
  return { rowVersion, changes }
}
