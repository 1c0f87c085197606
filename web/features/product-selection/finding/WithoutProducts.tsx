import { AnswerFailed, type AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

interface WithoutProductsProps {
  readonly answer: AskedAnswer
  readonly waiting: boolean
  readonly term: string
  /** The sentence where nothing was looked for, and there is nothing. */
  readonly none?: string
  /** Null where nothing narrows the search. */
  readonly onClear: (() => void) | null
}

/** Stands where products would: not come, on their way, or none that fit. */
export function WithoutProducts({ answer, waiting, term, none: nothing, onClear }: WithoutProductsProps) {
  const t = useAllTexts()
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
      <Empty
        title={term === '' ? (nothing ?? found({ count: 0 })) : t.common.empty.noHits({ search: term })}
        action={
          onClear && (
            <Button variant="tinted" size="compact" onClick={onClear}>
              {none.clear}
            </Button>
          )
        }
      >
        {onClear ? t.common.empty.noHitsHint : none.nothing}
      </Empty>
    </Card>
  )
}
