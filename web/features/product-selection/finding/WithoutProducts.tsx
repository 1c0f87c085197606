import { AnswerFailed, type AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

interface WithoutProductsProps {
  readonly answer: AskedAnswer
  readonly waiting: boolean
  readonly term: string
  /** The sentence where nothing was looked for, and there is nothing. */
  readonly none?: string
  readonly onClearTerm: () => void
  /** Null where no filter narrows the search. */
  readonly onClearFilters: (() => void) | null
}

/** Stands where products would: not come, on their way, or none that fit. */
export function WithoutProducts({
  answer,
  waiting,
  term,
  none: nothing,
  onClearTerm,
  onClearFilters,
}: WithoutProductsProps) {
  const t = useCareTexts()
  const { none, found } = t.productSelection
  if (answer.error) {
    return (
      <Card padded>
        <AnswerFailed answer={answer} />
      </Card>
    )
  }
  if (waiting) return <Skeleton label={t.common.states.loading} rows={8} />
  return (
    <Card padded>
      {term !== '' || onClearFilters ? (
        <NothingFound term={term} onClearTerm={onClearTerm} onClearFilters={onClearFilters ?? undefined}>
          {term !== '' && none.searched}
        </NothingFound>
      ) : (
        <Empty title={nothing ?? found({ count: 0 })}>{none.nothing}</Empty>
      )}
    </Card>
  )
}
