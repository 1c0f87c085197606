import type { ReactNode } from 'react'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { RouteButton } from '../routing/RouteButton.tsx'

interface NothingThereProps {
  readonly title: string
  /** Why that may be. */
  readonly children: ReactNode
  /** The way on: its address, and what it is called. */
  readonly to: string
  readonly action: string
}

/** What an address names is not there, or out of reach: trying again does not help, so it leads on. */
export function NothingThere({ title, children, to, action }: NothingThereProps) {
  return (
    <Empty
      title={title}
      action={
        <RouteButton variant="tinted" to={to}>
          {action}
        </RouteButton>
      }
    >
      {children}
    </Empty>
  )
}
