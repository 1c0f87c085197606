import type { ReactNode } from 'react'
import type { AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

interface SettingsAnswerProps {
  readonly title: string
  readonly answer: AskedAnswer | readonly AskedAnswer[]
  /** Null until all of them have. */
  readonly children: ReactNode
}

/** Settings are drawn once everything that they need has come. */
export function SettingsAnswer({ title, answer, children }: SettingsAnswerProps) {
  if (children) return children
  return (
    <Card title={title} padded>
      <InsteadOfAnswer answer={answer} kind="line" rows={8} />
    </Card>
  )
}
