import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { type About, type Here, type Stop, addressOf, go, hereNow, watchWay } from './way.ts'

interface WayLinkProps {
  readonly to: Stop
  readonly about?: About
  readonly className?: string | undefined
  readonly onGo?: () => void
  readonly children: ReactNode
}

/** Leads to another page of the portal without loading it anew. */
export function WayLink({ to, about = {}, className, onGo, children }: WayLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onGo?.()
    go(to, { about })
  }
  return (
    <a href={addressOf(to)} className={className} onClick={press}>
      {children}
    </a>
  )
}

export function useWay(): Here {
  return useSyncExternalStore(watchWay, hereNow, hereNow)
}
