import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { hasRunOut, warningDue } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { jobsIn } from '../../../platform/jobs/add-job.sql.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SignInWork } from '../notice/send-owner-notice.ts'
import { lockRoles, readAssignedRoles, readRolesVersion } from '../role/roles.sql.ts'
import { takeRoles } from '../role/role-writes.sql.ts'
import type { ChangedRoles } from '../role/role-events.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { administratorsOf } from '../user/own-units.sql.ts'
import { markWarned, readTerm, termsToLookAt } from './ending-roles.sql.ts'
import { removeTerm } from './role-terms.sql.ts'

export const endRolesJob = 'sign-in/end-roles'
/** Mails somebody that their roles end or have ended, or that those of others do. Payload: `{ userId, nodeId, what }`. */
export const tellOfRolesJob = 'sign-in/tell-of-ending-roles'

interface Place {
  readonly userId: number
  readonly nodeId: string
}

/**
 * Every night: roles whose last day is over are taken, in force in the next call of whoever holds them; whoever holds some that
 * end soon is told, and so is whoever confirms them. Each holder is a transaction of its own; one that fails holds up nobody, and the
 * job is tried again for it.
 */
export function endRoles({ database, clock }: SignInWork): Job {
  return job(endRolesJob, z.unknown(), async () => {
    const now = clock()
    const by = todayIn(10, now).add({ days: 32 }).toString()
    const places = await database.transaction(null, (tx) => termsToLookAt(tx, by))
    const failures: unknown[] = []
    for (const place of places) {
      const look = database.transaction(null, (tx) => lookAt(tx, place, now))
      await look.catch((failure: unknown) => failures.push(failure))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${places.length} terms failed`)
  })
}

async function lookAt(tx: Transaction, place: Place, now: Temporal.Instant): Promise<void> {
  const { userId, nodeId } = place
  await lockRoles(tx, userId)
  const term = await readTerm(tx, place)
  if (!term) return
  const today = todayIn(term.market, now)
  if (hasRunOut(term, today)) return endHere(tx, place)
  const days = warningDue(term, today)
  if (days === null) return
  await markWarned(tx, { ...place, days })
  const day = today.toString()
  const administrators = await administratorsOf(tx, { carePlaceId: nodeId })
  const jobs = jobsIn(tx)
  jobs.add(tellOfRolesJob, { userId, nodeId, what: 'ending' }, { jobKey: `roles-ending-${userId}-${nodeId}-${day}` })
  // One mail a day, however many of the unit end.
  for (const each of administrators.filter((id) => id !== userId)) {
    jobs.add(
      tellOfRolesJob,
      { userId: each, nodeId: null, what: 'to-confirm' },
      { jobKey: `roles-to-confirm-${each}-${day}` },
    )
  }
}

/** The membership stays, so that whoever gives them again finds the person. */
async function endHere(tx: Transaction, { userId, nodeId }: Place): Promise<void> {
  const held = (await readAssignedRoles(tx, userId)).filter((role) => role.nodeId === nodeId)
  await removeTerm(tx, { userId, nodeId })
  const [first] = held
  if (!first) return
  await takeRoles(
    tx,
    userId,
    held.filter((role) => isSameNode(role, first)),
  )
  const rowVersion = await readRolesVersion(tx, userId)
  const before = held.map(({ code }) => code).toSorted()
  const detail: ChangedRoles = { rowVersion, nodes: [{ nodeType: first.nodeType, nodeId, before, after: [] }] }
  await writeUserEvent(tx, { userId, event: 'roles-changed', detail, actor: null })
  jobsIn(tx).add(tellOfRolesJob, { userId, nodeId, what: 'ended' }, { jobKey: `roles-ended-${userId}-${nodeId}` })
}
