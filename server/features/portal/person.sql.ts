import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { PortalSwitches } from '@omsorg/domain/portal/ability/abilities.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** The person that a holder has chosen, as far as the portal tells her. */
export interface PortalPerson {
  readonly care_recipient_id: number
  readonly name: string
  readonly relation: HolderKind
  readonly protected: boolean
  readonly care_place_id: string
  readonly place_name: string
  readonly place_phone: string
  /** Who pays what the person does not. */
  readonly payer_name: string
  /** Of whoever asks: told where the person herself has none. */
  readonly holder_email: string
  readonly holder_mobile: string
  readonly ordering: boolean
  readonly renewal: boolean
  readonly diary: boolean
  readonly stock: boolean
  readonly through_place: boolean
  readonly through_place_reason: string | null
}

/** The person who is asked about, when she is the one that is chosen and open; undefined for anybody else. */
export async function readPortalPerson(tx: Transaction, careRecipientId: number): Promise<PortalPerson | undefined> {
  const { rows } = await sql<PortalPerson>`
    select care_recipient_id, name, relation, protected, care_place_id, place_name, place_phone, payer_name, holder_email, holder_mobile, ordering, renewal, diary, stock,
           through_place, through_place_reason
    from omsorg.portal_person() where care_recipient_id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

export function switchesOf(person: PortalPerson): PortalSwitches {
  const { ordering, renewal, diary, stock, through_place: throughPlace } = person
  return { ordering, renewal, diary, stock, throughPlace }
}

/** Whom to call about what the person uses. */
export function placeContactOf({ place_name: name, place_phone: phone }: PortalPerson) {
  return { name, phone: phone === '' ? null : phone }
}
