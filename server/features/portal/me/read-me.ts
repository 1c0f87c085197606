import { readMe as contract } from '@omsorg/contract/portal/me/read-me.ts'
import type { HeldPerson } from '@omsorg/contract/portal/me/me-view.ts'
import { adultAge, ageOn } from '@omsorg/domain/age.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { openAbility, portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { serviceContactOf, type PortalParts } from '../portal-parts.ts'
import { readConsentAndPasskeys, readMeOf, readWaitingChange, type HeldRecord } from './me.sql.ts'

export const readMe = (parts: PortalParts): Handler<typeof contract.name> =>
  handle(contract, async ({ actor, now, today, tx }) => {
    const { careRecipientId: chosen, accountId } = holderOf(actor)
    const [me, { version, passkeys }, waiting] = await Promise.all([
      readMeOf(tx, today),
      readConsentAndPasskeys(tx, accountId),
      readWaitingChange(tx, now),
    ])
    if (!me) return notFound()
    return agree({
      portalAccountId: me.crp_account_id,
      name: me.name,
      email: me.email,
      mobile: me.mobile,
      waiting: waiting
        ? {
            kind: waiting.email === null ? ('mobile' as const) : ('email' as const),
            to: waiting.email ?? waiting.mobile ?? '',
            until: waiting.expires_at,
          }
        : null,
      lastSignInAt: me.last_sign_in_at,
      consentVersion: version,
      chosen,
      recipients: me.people.map((person) => heldPersonOf(person, { chosen, today })),
      customerService: serviceContactOf(parts, actor.market),
      today: today.toString(),
      passkeys,
    })
  })

function heldPersonOf(
  person: HeldRecord,
  { chosen, today }: { readonly chosen: number | null; readonly today: Temporal.PlainDate },
): HeldPerson {
  const { careRecipientId, relation, block, settings, throughPlace } = person
  const born = person.birthDate === null ? null : Temporal.PlainDate.from(person.birthDate)
  const isOpen = block === null
  return {
    careRecipientId,
    relation,
    name: person.isAnonymized ? '' : person.name,
    isChosen: careRecipientId === chosen,
    open: openAbility(block),
    endsOn: relation === 'guardian' && born ? comingOfAge(born).toString() : null,
    age: isOpen && born ? ageOn(born, today) : null,
    consentConfirmedAt: person.consentConfirmedAt,
    carePlace: person.place && {
      name: person.place.name,
      phone: person.place.phone === '' ? null : person.place.phone,
    },
    runsOutOn: person.runsOutOn,
    nextDelivery: person.nextDelivery,
    can: isOpen ? portalAbilities({ ...settings, throughPlace }) : null,
  }
}

/** The first day on which somebody is of age: who was born on 29 February is so on 1 March of a year without one. */
function comingOfAge(born: Temporal.PlainDate): Temporal.PlainDate {
  const day = born.add({ years: adultAge })
  return ageOn(born, day) >= adultAge ? day : day.add({ days: 1 })
}
