import type { ReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FiguresCard } from './FiguresCard.tsx'
import type { Period } from './report-choice.ts'
import css from './Reports.module.css'

interface FigureAreaProps {
  readonly kind: ReportKind
  readonly period: Period
  /** Why nothing is counted of such a choice; null where it may be. */
  readonly wrong: string | null
  readonly answer: UseQueryResult<ReportFigures>
  readonly foot: ReactNode
}

/** The figures of the choice, or what stands in their place. While others are counted, the former ones stay, dimmed. */
export function FigureArea({ kind, period, wrong, answer, foot }: FigureAreaProps) {
  const { reportColumns } = useAllTexts()
  const { data, isPlaceholderData: counting, dataUpdatedAt } = answer
  const countedAt = Temporal.Instant.fromEpochMilliseconds(dataUpdatedAt).toString()
  // Former figures are drawn by the kind that they are of.
  const former = useRef({ kind, period, countedAt })
  if (data && !counting) former.current = { kind, period, countedAt }
  if (wrong !== null) {
    return (
      <Card title={reportColumns.titles[kind]}>
        <div className={css.empty}>
          <Empty title={wrong} />
        </div>
      </Card>
    )
  }
  if (!data) {
    return (
      <Card title={reportColumns.titles[kind]} padded>
        <InsteadOfAnswer answer={answer} rows={5} />
      </Card>
    )
  }
  return <FiguresCard {...former.current} figures={data} counting={counting} foot={foot} />
}
