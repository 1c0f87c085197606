import type { ReactNode } from 'react'
import { AnswerFailed, type AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

interface SettingsAnswerProps {
  readonly title: string
  /** The first of the answers that did not come. */
  readonly failed: AskedAnswer | undefined
  /** Null until all of them have. */
  readonly children: ReactNode
}

/** Settings are drawn once everything that they need has come. */
export function SettingsAnswer({ title, failed, children }: SettingsAnswerProps) {
  const t = useAllTexts()
  if (children) return children
  return (
    <Card title={title} padded>
      {failed ? <AnswerFailed answer={failed} /> : <Skeleton kind="line" rows={8} label={t.common.states.loading} />}
    </Card>
  )
}
