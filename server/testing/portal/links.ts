import { createHash } from 'node:crypto'
import { newPerson } from '../examples/care-recipients.ts'
import type { World } from '../world.ts'
import { portalAccountOf, type HolderAccount } from './holders.ts'

export interface LinkedAccount extends HolderAccount {
  readonly careRecipientId: number
  /** What the link of the mail has after its `#`. */
  readonly activation: string
}

/** An account of somebody new that nobody has opened yet, and the link of its mail. */
export async function accountBehindLink(
  world: World,
  goodUntil = "now() + interval '7 days'",
  more: Parameters<typeof newPerson>[1] = {},
): Promise<LinkedAccount> {
  const activation = `link-${crypto.randomUUID()}-${crypto.randomUUID()}`
  const { id } = await newPerson(world, more)
  const account = await portalAccountOf(world, { careRecipientId: id, confirmed: false })
  await world.owner.query('update omsorg.crp_account set status = 2 where id = $1', [account.accountId])
  await world.owner.query(
    `update omsorg.crp_activation_link set hash = $2, used_at = null, expires_at = ${goodUntil} where crp_account_id = $1`,
    [account.accountId, createHash('sha256').update(activation).digest()],
  )
  return { ...account, careRecipientId: id, activation }
}
