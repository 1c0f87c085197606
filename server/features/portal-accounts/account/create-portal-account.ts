import { createPortalAccount as contract } from '@omsorg/contract/portal-accounts/account/create-portal-account.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { accountFor, isSameEmail } from '@omsorg/domain/portal-accounts/account/contact.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { lockChangeablePerson, writeEvent } from '../../care-recipients/index.ts'
import { mailNewActivation } from '../activation/new-activation.ts'
import { type AccountContact, insertAccount, linkAccount, lockAccountsOf, readAccounts } from './accounts.sql.ts'
import { readPersonToHold } from './holders.sql.ts'
import { blockOf } from './holders.ts'

/** Two at once for one person come one after the other by the lock of the person, and for one e-mail by that of the account. */
export const createPortalAccount = (seal: Seal): Handler<typeof contract.name> =>
  handle(contract, async ({ input, actor, now, today, tx, jobs }) => {
    const { careRecipientId, holder, guardianId, email } = input
    if (!isSameEmail(email, input.emailConfirm)) return refuse('emails-differ', { at: 'emailConfirm' })
    const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
    if (!changeable.ok) return changeable
    const { carePlaceId } = changeable.value
    const [person, standing] = await Promise.all([
      readPersonToHold(tx, careRecipientId, carePlaceId),
      readAccounts(tx, careRecipientId),
    ])
    const holding = person?.holders.find((each) => each.holder === holder && each.guardianId === guardianId)
    if (!person || !holding) return refuse('holder-not-found', { at: 'holder' })
    const block = blockOf(person, holding, { standing, today, seal })
    if (block) return refuse(block, { at: 'holder' })
    const mobile = storedPhone(input.mobile, marketOf(person.market).country)
    if (mobile === null) return refuse('phone-not-valid', { at: 'mobile' })

    const by = { by: authorOf(actor), now }
    const account = await accountOf(tx, { email, mobile, market: person.market, blind: holding.blind }, by)
    if (!account.ok) return account
    const { id: portalAccountId, made } = account.value
    const isLinked = await linkAccount(
      tx,
      { careRecipientId, portalAccountId, holder, guardianId, name: holding.name },
      by,
    )
    // The holder of another account of the same person, who is given this one in another name.
    if (!isLinked) return refuse('has-account', { at: 'email' })
    await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'portal-account-given', at: now })
    if (made === 'new') await mailNewActivation({ tx, jobs, seal, now }, portalAccountId)
    return agree({ careRecipientId, portalAccountId, made })
  })

/** The account that has both, or a new one. Whoever was quicker with them has committed when this looks again. */
async function accountOf(tx: Transaction, contact: AccountContact, by: Parameters<typeof insertAccount>[2]) {
  const known = accountFor(await lockAccountsOf(tx, contact))
  if (!known.ok) return known
  if (known.value) return agree({ id: known.value.id, made: 'joined' as const })
  const id = await insertAccount(tx, contact, by)
  if (id !== undefined) return agree({ id, made: 'new' as const })
  const quicker = accountFor(await lockAccountsOf(tx, contact))
  if (!quicker.ok) return quicker
  return quicker.value
    ? agree({ id: quicker.value.id, made: 'joined' as const })
    : refuse('contact-mismatch', { at: 'email' })
}
