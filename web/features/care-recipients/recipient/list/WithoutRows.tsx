import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { type MarketCode, todayIn } from '@omsorg/domain/market.ts'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { lazy, Suspense } from 'react'
import { AnswerFailed, type AskedAnswer } from '../../../../platform/AnswerFailed.tsx'
import { useFormat } from '../../../../platform/format.ts'
import { speakFully } from '../../../../platform/language.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { nameOrProtected } from '../../person-text.ts'
import { inputOf, usualView } from './list-view.ts'

interface WithoutRowsProps {
  readonly answer: AskedAnswer
  /** How many there are whatever is chosen. */
  readonly everybody: number
  readonly term: string
  /** Nobody has chosen anything: the list is empty because nobody needs anything. */
  readonly calm: boolean
  readonly onShowAll: () => void
}

const NumberNotHere = lazy(async () => {
  const [part] = await Promise.all([import('../registration/NumberNotHere.tsx'), speakFully()])
  return part
})

/** Stands where rows would: not come, none at all, none found, or nobody in need. */
export default function WithoutRows({ answer, everybody, term, calm, onShowAll }: WithoutRowsProps) {
  const t = useTexts()
  const { list } = t.careRecipients
  const user = useSessionUser()
  if (answer.error) return <AnswerFailed answer={answer} />
  if (calm && everybody > 0) return <Calm everybody={everybody} onShowAll={onShowAll} />
  if (calm) return <Empty title={list.empty.title}>{list.empty.body}</Empty>
  if (user && user.application === 'GUIDE' && isWholeNumber(term, user.market)) {
    return (
      <Suspense fallback={<Skeleton label={t.common.states.loading} kind="line" rows={2} />}>
        <NumberNotHere number={term} user={user} />
      </Suspense>
    )
  }
  const noHits = term === '' ? t.common.table.hits({ count: 0 }) : t.common.empty.noHits({ search: term })
  return (
    <Empty title={noHits}>
      {t.common.empty.noHitsHint} {term !== '' && list.protectedHelp}
    </Empty>
  )
}

function isWholeNumber(term: string, market: MarketCode): boolean {
  return readIdentityNumber(term, market, todayIn(market, Temporal.Now.instant())).ok
}

/** Who is next, on a day on which nobody needs anything. */
function Calm({ everybody, onShowAll }: Pick<WithoutRowsProps, 'onShowAll'> & { readonly everybody: number }) {
  const t = useTexts()
  const format = useFormat()
  const { calm } = t.careRecipients.list
  const input = { ...inputOf({ ...usualView, show: ['recently-ordered'] }, ''), pageSize: 1 }
  const [next] = useAnswer(searchCareRecipients, { input }, { silent: true }).data?.entities ?? []
  const runsOutOn = next?.urgent?.suggestion.runsOutOn
  return (
    <Empty
      title={calm.title}
      action={
        <Button variant="tinted" size="compact" icon={<IconUsers />} onClick={onShowAll}>
          {t.common.actions.showAllCount({ count: everybody })}
        </Button>
      }
    >
      {next && runsOutOn && calm.next({ date: format.date(runsOutOn), name: nameOrProtected(next, t) })}
    </Empty>
  )
}
