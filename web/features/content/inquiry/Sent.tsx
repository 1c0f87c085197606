import { useEffect, useRef } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface SentProps {
  readonly title?: string
  readonly anotherWord?: string
  /** Done, or with a next step elsewhere. */
  readonly tone?: 'fresh' | 'info'
  /** Where the answer will come. */
  readonly answer: string
  readonly onAnother: () => void
}

/** Stands in place of the form that was sent. */
export function Sent({ title, anotherWord, tone = 'fresh', answer, onAnother }: SentProps) {
  const { inquiries } = useAllTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone={tone}
        spoken
        title={title ?? inquiries.sent}
        actions={
          <Button size="compact" onClick={onAnother}>
            {anotherWord ?? inquiries.another}
          </Button>
        }
      >
        {answer}
      </Notice>
    </div>
  )
}
