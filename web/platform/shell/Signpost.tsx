import type { ReactNode } from 'react'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'

interface SignpostProps {
  readonly title: string
  /** What it is about, in one sentence. */
  readonly says: ReactNode
  readonly children?: ReactNode
  /** The way on. */
  readonly action: ReactNode
}

/** A page that has nothing to show but why, and where to go from here. */
export function Signpost({ title, says, children, action }: SignpostProps) {
  return (
    <Page title={title}>
      <Card padded>
        <Empty title={says} action={action}>
          {children}
        </Empty>
      </Card>
    </Page>
  )
}
