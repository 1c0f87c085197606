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
import { useAllTexts, useTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { nameOrProtected } from '../../person-text.ts'
import { type absenceOf, inputOf, usualView } from './list-view.ts'

interface WithoutRowsProps {
  readonly answer: AskedAnswer
  /** How many there are whatever is chosen. */
  readonly everybody: number
  readonly term: string
  readonly absence: ReturnType<typeof absenceOf>
  readonly onShowAll: () => void
  /** Filters leave somebody out. */
  readonly narrowed: boolean
  readonly onClearTerm: () => void
  readonly onClearFilters: () => void
}

const NumberNotHere = lazy(async () => {
  const [part] = await Promise.all([import('../registration/NumberNotHere.tsx'), speakFully()])
  return part
})

/** Stands where rows would: not come, none at all, none found, or nobody in need. */
export default function WithoutRows(props: WithoutRowsProps) {
  const { answer, everybody, term, absence, onShowAll, narrowed, onClearTerm, onClearFilters } = props
  const t = useTexts()
  const { list } = t.careRecipients
  const user = useSessionUser()
  if (answer.error) return <AnswerFailed answer={answer} />
  if (absence === 'nobody-in-need') return <Calm everybody={everybody} onShowAll={onShowAll} />
  if (absence === 'none-yet') return <Empty title={list.empty.title}>{list.empty.body}</Empty>
  if (user && user.application === 'GUIDE' && isWholeNumber(term, user.market)) {
    return (
      <Suspense fallback={<Skeleton label={t.common.states.loading} kind="line" rows={2} />}>
        <NumberNotHere number={term} user={user} />
      </Suspense>
    )
  }
  return <NobodyFound {...{ term, narrowed, onClearTerm, onClearFilters }} />
}

type NobodyFoundProps = Pick<WithoutRowsProps, 'term' | 'narrowed' | 'onClearTerm' | 'onClearFilters'>

function NobodyFound({ term, narrowed, onClearTerm, onClearFilters }: NobodyFoundProps) {
  const { findPerson, careRecipients } = useAllTexts()
  return (
    <NothingFound
      term={term}
      title={findPerson.filteredAway}
      onClearTerm={onClearTerm}
      onClearFilters={narrowed ? onClearFilters : undefined}
    >
      {term !== '' &&
        `${narrowed ? findPerson.searchedFiltered : findPerson.searched} ${careRecipients.list.protectedHelp}`}
    </NothingFound>
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
