import { type ReactNode, useEffect, useRef } from 'react'
import { useAllTexts } from '../../platform/texts.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** What was asked, and where the answer will come. */
export interface Asked {
  readonly reference: string
  readonly email: string
}

interface RequestedProps extends Asked {
  readonly actions?: ReactNode
}

/** Stands in place of the form that was sent, with the number that customer service finds the request by. */
export function Requested({ reference, email, actions }: RequestedProps) {
  const { requests } = useAllTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="fresh" spoken title={requests.sent} actions={actions}>
        {requests.reference({ reference, email })}
      </Notice>
    </div>
  )
}
