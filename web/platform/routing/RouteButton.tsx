import type { AriaAttributes, ComponentProps } from 'react'
import { ButtonLink } from '../../ui/action/Button.tsx'
import { RouteLink } from './navigation.tsx'

interface RouteButtonProps
  extends Omit<ComponentProps<typeof ButtonLink>, 'render'>, Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  readonly to: string
  /** What is noted on the way out. */
  readonly onClick?: () => void
}

/** A link inside the application that looks like a button. */
export function RouteButton({
  to,
  onClick,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...look
}: RouteButtonProps) {
  return (
    <ButtonLink
      {...look}
      render={(drawn) => (
        <RouteLink to={to} {...drawn} onClick={onClick} aria-label={label} aria-describedby={describedBy} />
      )}
    />
  )
}
