import type { PortalAccountView } from '@omsorg/contract/portal-accounts/account/portal-account-view.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import css from './Accounts.module.css'

export type PortalAccount = PortalAccountView
export type AskedOfAccount = 'resend' | 'ask-again' | 'sign-out' | 'remove'

interface AccountTableProps {
  readonly accounts: readonly PortalAccount[]
  readonly mayChange: boolean
  readonly onAsk: (what: AskedOfAccount, account: PortalAccount) => void
}

/** Whether the holder may be signed in anywhere, and why there is nothing to sign out. */
const signedInId = ({ portalAccountId }: PortalAccount) => `signed-in-${portalAccountId}`

/** Each account with its holder, how they are reached, how far it has come, and what can be done. */
export function AccountTable({ accounts, mayChange, onAsk }: AccountTableProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.portalAccounts
  const nameOf = ({ name }: PortalAccount) => name ?? words.hidden
  const askedAgain = (moment: string) => words.consentAskedAgain({ date: format.dateOf(Temporal.Instant.from(moment)) })
  const columns: readonly Column<PortalAccount>[] = [
    {
      key: 'holder',
      head: words.columns.holder,
      card: 'title',
      cell: (account) => (
        <>
          <b>{nameOf(account)}</b>
          <span className="o-second-line">{words.holders[account.holder]}</span>
        </>
      ),
    },
    {
      key: 'contact',
      head: words.columns.contact,
      card: 'body',
      cell: ({ email, mobile }) => (
        <>
          {email}
          {mobile && <span className="o-second-line">{phoneText(mobile, format.country)}</span>}
        </>
      ),
    },
    {
      key: 'status',
      head: words.columns.status,
      card: 'body',
      cell: (account) => <Status account={account} />,
    },
  ]
  const actions: Column<PortalAccount> = {
    key: 'actions',
    head: words.columns.actions,
    headHidden: true,
    right: true,
    card: 'action',
    cell: (account) => (
      <span className={css.actions}>
        {account.consentDeclinedAt === null && account.consentAskedAgainAt === null ? (
          <Resending account={account} name={nameOf(account)} onAsk={onAsk} />
        ) : (
          // The same button over the answer, so that the focus stays on it.
          <Button
            size="compact"
            variant="tinted"
            icon={<IconSend />}
            reason={account.consentAskedAgainAt !== null && askedAgain(account.consentAskedAgainAt)}
            onClick={() => onAsk('ask-again', account)}
          >
            {words.askAgain}
            <VisuallyHidden> {nameOf(account)}</VisuallyHidden>
          </Button>
        )}
        {account.status === 'active' && (
          <Button
            size="compact"
            variant="text"
            reasonId={account.lastSignInAt === null || account.signedOutAt ? signedInId(account) : undefined}
            onClick={() => onAsk('sign-out', account)}
          >
            {words.signOut}
            <VisuallyHidden> {nameOf(account)}</VisuallyHidden>
          </Button>
        )}
        <Button size="compact" variant="text" onClick={() => onAsk('remove', account)}>
          {words.remove}
          <VisuallyHidden> {nameOf(account)}</VisuallyHidden>
        </Button>
      </span>
    ),
  }
  return (
    <DataTable
      caption={words.title}
      columns={mayChange ? [...columns, actions] : columns}
      rows={accounts}
      rowKey={({ portalAccountId }) => portalAccountId}
    />
  )
}

interface ResendingProps extends Pick<AccountTableProps, 'onAsk'> {
  readonly account: PortalAccount
  readonly name: string
}

function Resending({ account, name, onAsk }: ResendingProps) {
  const words = useTextsAndFormat()[0].portalAccounts
  if (account.status === 'active') return <span className="o-small">{words.alreadyActive}</span>
  return (
    <Button size="compact" variant="tinted" icon={<IconSend />} onClick={() => onAsk('resend', account)}>
      {words.resend}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}

function Status({ account }: { readonly account: PortalAccount }) {
  const [t, format] = useTextsAndFormat()
  const words = t.portalAccounts
  const {
    status,
    mailFailed,
    mailSentAt,
    linkGoodUntil,
    activatedAt,
    lastSignInAt,
    signedOutAt,
    consentGivenAt,
    consentRecordedBy,
    consentDeclinedAt,
  } = account
  const at = (moment: string) => Temporal.Instant.from(moment)
  const consent = words.consent({
    date: format.dateOf(at(consentGivenAt)),
    by: authorName(consentRecordedBy, t) ?? '',
  })
  return (
    <>
      {mailFailed ? (
        <Badge tone="error">{words.failed}</Badge>
      ) : (
        <Badge
          {...(consentDeclinedAt
            ? { tone: 'soon' }
            : status === 'active'
              ? { tone: 'fresh' }
              : { tone: 'info', icon: <IconMail /> })}
        >
          {consentDeclinedAt ? words.saidNo : words.status[status]}
        </Badge>
      )}
      <span className="o-second-line">
        <WithDates>{detail()}</WithDates>
      </span>
      <span className="o-second-line">
        <WithDates>{consent}</WithDates>
      </span>
      {consentDeclinedAt && (
        <span className="o-second-line">
          <WithDates>{words.consentDeclined({ date: format.dateOf(at(consentDeclinedAt)) })}</WithDates>
        </span>
      )}
      {status === 'active' && (
        <span id={signedInId(account)} className="o-second-line">
          <WithDates>{signedIn()}</WithDates>
        </span>
      )}
      {account.accessEnd && <span className="o-second-line">{words.accessEnd[account.accessEnd]}</span>}
    </>
  )

  function signedIn(): string {
    if (!lastSignInAt) return words.neverSignedIn
    if (signedOutAt) return words.signedOutSince({ when: format.dateTime(at(signedOutAt)) })
    return words.lastSignIn({ when: format.dateTime(at(lastSignInAt)) })
  }

  function detail(): string {
    if (mailFailed) return words.failedNext
    if (activatedAt) return words.activeSince({ date: format.dateOf(at(activatedAt)) })
    if (!linkGoodUntil || !mailSentAt) return ''
    const date = format.dateOf(at(linkGoodUntil))
    return Temporal.Instant.compare(at(linkGoodUntil), Temporal.Now.instant()) <= 0
      ? words.linkEnded({ date })
      : words.sent({ time: format.dateTime(at(mailSentAt)), date })
  }
}
