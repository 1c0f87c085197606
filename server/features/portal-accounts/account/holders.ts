import type { Seal } from '@omsorg/database/sealed.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { inactivityOf } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import { holderBlockOf, type HolderBlock, type HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { HolderRecord, PersonToHold } from './holders.sql.ts'

interface Standing {
  readonly holder: HolderKind
  readonly guardian_id: number | null
}

interface Judged {
  readonly standing: readonly Standing[]
  readonly today: Temporal.PlainDate
  readonly seal: Seal
}

/** Why somebody of the record can be given no account for the person now; null when nothing stands against it. */
export function blockOf(
  person: PersonToHold,
  { holder: kind, guardianId, sealedNumber }: HolderRecord,
  { standing, today, seal }: Judged,
): HolderBlock | null {
  if (!person.accounts_allowed) return 'setting-off'
  const statusAtPlace = person.status_at_place
  const inactivity = statusAtPlace !== null && inactivityOf({ status: person.status, statusAtPlace })
  if (inactivity) return inactivity
  const born = person.birth_date === null ? null : Temporal.PlainDate.from(person.birth_date)
  return holderBlockOf(
    {
      kind,
      hasAccount: standing.some((each) => each.holder === kind && each.guardian_id === guardianId),
      birthDate: kind === 'self' ? born : birthDateIn(sealedNumber),
    },
    { birthDate: born, representatives: standing.filter(({ holder }) => holder !== 'self').length },
    today,
  )

  function birthDateIn(sealed: string | null): Temporal.PlainDate | null {
    if (sealed === null) return null
    const number = readIdentityNumber(seal.open(Buffer.from(sealed, 'base64')), person.market, today)
    return number.ok ? number.value.birthDate : null
  }
}
