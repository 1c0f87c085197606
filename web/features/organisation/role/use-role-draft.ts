import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { explainPermissions } from '@omsorg/contract/sign-in/role/explain-permissions.ts'
import { listAssignedRoles } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import { listEffectiveRoles } from '@omsorg/contract/sign-in/role/list-effective-roles.ts'
import type { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { columnsOf, type RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import {
  changedCells,
  changedNodes,
  isEmptied,
  rebased,
  rolesByNode,
  type RolesByNode,
  rolesShown,
} from '@omsorg/domain/sign-in/role/role-matrix.ts'
import type { Role } from '@omsorg/domain/sign-in/role/role.ts'
import { useMemo, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { MatrixRow } from '../role-matrix/matrix-rows.ts'

export type UserRolesView = AnswerOf<typeof readUserRoles>

/** What others have changed since the roles were read. */
export type TheirRoleChanges = Extract<
  NonNullable<ReturnType<typeof useAction<typeof assignRoles>>['notDone']>,
  { readonly reason: 'stale' }
>['detail']['changes']

/** What a change of somebody's roles makes old: what is listed of them, where they belong, and their history. */
export const outdatedByRoles = [
  explainPermissions,
  listAssignedRoles,
  listEffectiveRoles,
  listUserEvents,
  readMembership,
  readUserOverview,
]

const asRole = ({ id, name, scope, therapyArea }: UserRolesView['available'][number]): Role => ({
  id,
  code: name,
  scope,
  therapyArea,
})

const held = (view: UserRolesView): RolesByNode =>
  rolesByNode(view.assigned.map(({ id, nodeType, nodeId }) => ({ roleId: id, nodeType, nodeId })))

/** What is ticked of somebody's roles, beside what is saved. Who saves second keeps the own changes on top of the first's. */
export function useRoleDraft(
  first: UserRolesView,
  rows: readonly MatrixRow[],
  again: () => Promise<UserRolesView | null>,
) {
  const words = useAllTexts().organisationRoles.matrix
  const [view, setView] = useState(first)
  const [draft, setDraft] = useState(() => held(first))
  const [theirs, setTheirs] = useState<TheirRoleChanges>([])
  const [saved, setSaved] = useState(draft)
  const columns: readonly RoleColumn[] = useMemo(
    () => columnsOf(rolesShown(view.available.map(asRole), view.assigned.map(asRole))),
    [view],
  )
  const saving = useAction(assignRoles, {
    resolves: ['stale'],
    done: words.saved,
    outdates: [...outdatedByRoles, readNodeTree],
  })
  const changes = changedCells(saved, draft, columns)

  /** As it is saved now, with the own changes on top. */
  async function renew(before = saved): Promise<boolean> {
    const now = await again()
    if (!now) return false
    setDraft((own) => rebased(before, own, held(now)))
    setSaved(held(now))
    setView(now)
    return true
  }

  async function save(tellOwner: boolean): Promise<boolean> {
    const nodes = changedNodes(saved, draft).flatMap((nodeId) => {
      const row = rows.find((each) => each.nodeId === nodeId)
      return row
        ? [{ nodeType: row.nodeType, nodeId, clientId: row.clientId, roleIds: [...(draft.get(nodeId) ?? [])] }]
        : []
    })
    const result = await saving.run({ input: { userId: view.userId, nodes, rowVersion: view.rowVersion, tellOwner } })
    if (result?.ok) {
      setTheirs([])
      // Nothing is unsaved from here on, also before what is saved has been read again.
      setSaved(draft)
      await renew(draft)
      return true
    }
    if (result?.reason === 'stale') {
      setTheirs(result.detail.changes)
      await renew()
    }
    return false
  }

  return {
    view,
    columns,
    saved,
    draft,
    changes,
    theirs,
    isEmptied: isEmptied(saved, draft),
    busy: saving.busy,
    set: setDraft,
    undo: () => setDraft(saved),
    save,
    renew: () => renew(),
  }
}

export type RoleDraft = ReturnType<typeof useRoleDraft>
