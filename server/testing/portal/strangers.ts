import { linkPortalAccount, openHolder, portalAccountOf } from './holders.ts'
import { newPerson } from '../examples/care-recipients.ts'
import type { SignedIn, World } from '../world.ts'

export interface Stranger {
  readonly what: string
  readonly caller: SignedIn
  /** Whoever stood for the person knows her name, and is told it with the reason why there is nothing more. */
  readonly knowsName: boolean
}

/** Holders whose sessions name a person that is not open to them, or not any more. */
export async function holdersWithoutReach(world: World, careRecipientId: number): Promise<Stranger[]> {
  const own = await newPerson(world)
  const another = await portalAccountOf(world, { careRecipientId: own.id })
  const strange = await openHolder(world, another, careRecipientId)

  const { rows } = await world.owner.query<{ id: number; name: string }>(
    "select id, first_name || ' ' || last_name as name from omsorg.guardian where care_recipient_id = $1 order by position",
    [careRecipientId],
  )
  const [guardian] = rows
  const former = await portalAccountOf(world, { careRecipientId: own.id, holder: 'trustee', name: 'Karin Nordgård' })
  await world.owner.query(
    `insert into omsorg.crp_account_recipient (crp_account_id, care_recipient_id, holder, guardian_id, holder_name, linked_at)
     values ($1, $2, 'guardian', $3, $4, now()) on conflict do nothing`,
    [former.accountId, careRecipientId, guardian?.id ?? 0, guardian?.name ?? 'Gun Vård'],
  )
  const formerGuardian = await openHolder(world, former, careRecipientId)

  const removed = await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id })
  await linkPortalAccount(world, removed, careRecipientId, { name: 'Karin Nordgård' }).catch(() => undefined)
  const unlinked = await openHolder(world, removed, careRecipientId)
  await world.owner.query(
    'delete from omsorg.crp_account_recipient where crp_account_id = $1 and care_recipient_id = $2',
    [removed.accountId, careRecipientId],
  )
  return [
    { what: 'the holder of another account', caller: strange, knowsName: false },
    { what: 'a guardian of whom the person has come of age', caller: formerGuardian, knowsName: true },
    { what: 'a holder whose link was taken away', caller: unlinked, knowsName: false },
  ]
}
