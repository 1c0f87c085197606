import { listPortalAccounts as contract } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import type { PortalAccountView } from '@omsorg/contract/portal-accounts/account/portal-account-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { accessEndOf } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { type AccountRecord, readAccounts } from './accounts.sql.ts'
import { type PersonToHold, readPersonToHold } from './holders.sql.ts'
import { blockOf } from './holders.ts'

export const listPortalAccounts = (seal: Seal): Handler<typeof contract.name> =>
  handle(contract, async ({ query: { careRecipientId }, actor, today, tx }) => {
    const [person, accounts] = await Promise.all([
      readPersonToHold(tx, careRecipientId, actor.carePlaceId),
      readAccounts(tx, careRecipientId),
    ])
    if (!person) return notFound()
    return agree({
      careRecipientId,
      accounts: accounts.map((account) => viewOf(account, person, today)),
      holders: person.holders.map((each) => {
        const reason = blockOf(person, each, { standing: accounts, today, seal })
        return {
          holder: each.holder,
          guardianId: each.guardianId,
          name: shown('name', each.name, person.protected_kind),
          phone: shown('phone', each.phone, person.protected_kind),
          can: { allowed: reason === null, reason },
        }
      }),
      allowed: person.accounts_allowed,
      orderingAllowed: person.accounts_allowed && person.ordering_allowed,
      mayChange: actor.may('CRPAccountWrite'),
      throughPlace: person.through_place_reason === null ? null : { reason: person.through_place_reason },
      today: today.toString(),
    })
  })

function viewOf(account: AccountRecord, person: PersonToHold, today: Temporal.PlainDate): PortalAccountView {
  const { holder, guardian_id: guardianId, status, holder_name: nameThen } = account
  const now = person.holders.find((each) => each.holder === holder && each.guardianId === guardianId)
  const isActive = status === portalAccountStatus.active
  return {
    portalAccountId: account.id,
    holder,
    guardianId,
    name: shown('name', nameThen, person.protected_kind),
    email: shown('email', account.email, person.protected_kind),
    mobile: shown('phone', account.mobile, person.protected_kind),
    status: wordOf(portalAccountStatus, status),
    mailSentAt: account.mail_sent_at,
    mailFailed: account.mail_failed,
    linkGoodUntil: isActive ? null : account.link_good_until,
    activatedAt: account.activated_at,
    lastSignInAt: account.last_sign_in_at,
    signedOutAt: account.signed_out_at,
    consentGivenAt: account.consent_given_at,
    consentRecordedBy: account.consent_recorded_by,
    consentDeclinedAt: account.declined_at,
    consentAskedAgainAt: account.asked_again_at,
    others: account.others,
    accessEnd: accessEndOf(
      {
        kind: holder,
        nameThen,
        nameNow: now?.name ?? null,
        recipientBirthDate: person.birth_date === null ? null : Temporal.PlainDate.from(person.birth_date),
      },
      today,
    ),
  }
}
