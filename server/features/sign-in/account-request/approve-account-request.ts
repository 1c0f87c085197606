import { approveAccountRequest as contract } from '@omsorg/contract/sign-in/account-request/approve-account-request.ts'
import { confirmedUntil, isPast } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import type { NodeType } from '@omsorg/domain/sign-in/role/role.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { mailNewLink } from '../password/new-link.ts'
import { changeRoles } from '../role/change-roles.ts'
import { writeTerm } from '../role-term/role-terms.sql.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { makeUser } from '../user/make-user.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { lockRequest, writeDecision } from './request-decisions.sql.ts'
import { openRequestWords } from './request-words.ts'

const nodeType: NodeType = 'CarePlace'

/** The user is made like every other, with what they wrote and confirmed themselves; who may give which role is judged as ever. */
export const approveAccountRequest = ({ seal }: Pick<SignInParts, 'seal'>) =>
  handle(contract, async ({ input, params, actor, now, today, tx }) => {
    const { clientId, userName, places, lastDay } = input
    const request = await lockRequest(tx, params.id, actor.application === 'GUIDE' ? actor.userId : null)
    if (!request) return notFound()
    const { status, by } = request
    if (status !== 'open') return refuse('decided', { detail: { status, by } })
    const twice = places.findIndex(
      ({ carePlaceId }, at) => places.findIndex((each) => each.carePlaceId === carePlaceId) < at,
    )
    const term = { lastDay, confirmDay: confirmedUntil(today) }
    if (isPast(term, today)) return refuse('day-past', { at: 'lastDay' })
    if (twice >= 0) return refuse('place-twice', { at: `places[${twice}].carePlaceId` })
    const { firstName, lastName, email, phone } = openRequestWords(seal, request.sealed)
    const call = { tx, actor, now }
    const alone = { isParentUser: false, parentUserId: null, visible: true }
    const written = { firstName, lastName, email, phone, language: request.language }
    const user = { clientId, carePlaceId: places[0]?.carePlaceId ?? null, userName, ...written, ...alone }
    const first = await makeUser(call, user)
    // Nobody who decides can mend a number that this country does not have; the new user can.
    const isPhoneWrong = !first.ok && first.refusal === 'phone-wrong'
    const made = isPhoneWrong ? await makeUser(call, { ...user, phone: null }) : first
    if (!made.ok) return made
    const userId = made.value.id
    const wanted = places.map(({ carePlaceId, roleIds }) => ({ nodeType, nodeId: carePlaceId, clientId, roleIds }))
    const given = await changeRoles(call, { userId, nodes: wanted, wanted: () => wanted })
    if (!given.ok) return given
    for (const { carePlaceId: nodeId } of places) {
      await writeTerm(tx, { ...term, userId, nodeId, nodeType: 'care-place', clientId, by: actor.doerId, now })
    }
    await writeDecision(tx, { id: request.id, status: 'approved', by: actor.doerId, now, userId })
    await mailNewLink(tx, { userId, kind: 'welcome', now, seal })
    await writeUserEvent(tx, { userId, event: 'welcome-mailed', detail: {}, actor })
    return agree({ userId })
  })
