import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { useFocusKept } from '../../../ui/dialog/use-focus-kept.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { AccountTable, type AskedOfAccount, type PortalAccount } from './AccountTable.tsx'

const GiveAccountDialog = lazy(() => import('./GiveAccountDialog.tsx'))
const ThroughPlace = lazy(() => import('./ThroughPlace.tsx'))
const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'))

export type PortalAccounts = AnswerOf<typeof listPortalAccounts>

type Open = { readonly what: 'give' } | { readonly what: AskedOfAccount; readonly account: PortalAccount }

/** While a mail is on its way, the list is read again. */
const everySeconds = 3_000
const isOnItsWay = ({ status, mailFailed }: PortalAccount) => status === 'created' && !mailFailed

const whyNotId = 'why-no-account'

/** The portal accounts that stand for a person, for whoever handles them (O-2-17). */
export function PortalAccountsTab() {
  const t = useAllTexts()
  const words = t.portalAccounts
  const here = useRecipientHere()
  const { careRecipientId } = here
  const [open, setOpen] = useState<Open | null>(null)
  const answer = useAnswer(
    listPortalAccounts,
    { query: { careRecipientId } },
    { ...callOptionsOf(here), again: (known) => known?.accounts.some(isOnItsWay) === true && everySeconds },
  )
  const frame = useFocusKept(open !== null)
  const { data } = answer
  if (!data) {
    return (
      <Card title={words.title} padded>
        <InsteadOfAnswer answer={answer} />
      </Card>
    )
  }
  const close = () => setOpen(null)
  const whyNot = reasonAgainst(data)
  return (
    <div ref={frame} tabIndex={-1} className="o-stack">
      <Card
        title={words.title}
        padded={data.accounts.length === 0}
        note={data.mayChange && whyNot ? <span id={whyNotId}>{whyNot}</span> : words.note}
        aside={
          data.mayChange && (
            <Button
              size="compact"
              icon={<IconPlus />}
              onClick={() => setOpen({ what: 'give' })}
              reasonId={whyNot ? whyNotId : undefined}
            >
              {words.give}
            </Button>
          )
        }
      >
        {data.accounts.length === 0 ? (
          <Empty title={words.empty}>{words.emptyNext}</Empty>
        ) : (
          <AccountTable
            accounts={data.accounts}
            mayChange={data.mayChange}
            onAsk={(what, account) => setOpen({ what, account })}
          />
        )}
        <Suspense>
          {open?.what === 'give' && <GiveAccountDialog accounts={data} onClose={close} />}
          {open && open.what !== 'give' && (
            <AccountDialogs what={open.what} account={open.account} careRecipientId={careRecipientId} onClose={close} />
          )}
        </Suspense>
      </Card>
      {(data.accounts.length > 0 || data.throughPlace) && (
        <Suspense>
          <ThroughPlace accounts={data} />
        </Suspense>
      )}
    </div>
  )

  /** Why nobody can be given an account: the reason that holds for everybody, else that there is nobody. */
  function reasonAgainst({ holders }: PortalAccounts): string | null {
    if (holders.some(({ can }) => can.allowed)) return null
    const [first] = holders
    if (holders.every(({ can }) => can.reason === 'has-account')) return words.everybody
    const isOfAll = holders.every(({ can }) => can.reason === first?.can.reason)
    return isOfAll && first?.can.reason ? words.blocks[first.can.reason] : words.form.nobody
  }
}
