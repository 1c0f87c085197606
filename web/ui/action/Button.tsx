import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import { KeyCap } from '../text/KeyCap.tsx'
import css from './Button.module.css'
import { useFocusInTurn } from './use-focus-in-turn.ts'

export interface ButtonLook {
  /** `primary` once per page; `tinted` on rows; `danger` asks, `danger-filled` only inside the dialog that asks. */
  variant?: 'primary' | 'tinted' | 'outlined' | 'text' | 'danger' | 'danger-filled' | undefined
  size?: 'large' | 'normal' | 'compact' | 'small' | undefined
  icon?: ReactNode
  iconAfter?: ReactNode
  /** The key that does the same. */
  keyCap?: string | undefined
  /** Fills the width it stands in. */
  wide?: boolean | undefined
  /** Icon alone: then `aria-label` is required. */
  square?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  children?: ReactNode
  /** Why it cannot be pressed now. The button stays focusable, looks disabled and is described by this text. */
  reason?: ReactNode
  /** Id of a text elsewhere on the page that already says the reason; then `reason` is not drawn again. */
  reasonId?: string | undefined
  /** What was pressed is under way: further presses do nothing. */
  busy?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconAfter, keyCap, wide, square, children, ...own } = props
  const { reason, reasonId, busy, onClick, className, 'aria-describedby': describedBy, ...native } = own
  const look = { variant, size, icon, iconAfter, keyCap, wide, square, children }
  const ownReasonId = useId()
  const off = Boolean(reason) || Boolean(reasonId)
  const drawn = Boolean(reason) && !reasonId
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A double click is one press, also where the button stays and leads from one step to the next.
    const isSecondHalf = (variant === 'primary' || variant === 'danger-filled') && event.detail > 1
    if (off || busy || isSecondHalf) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <Press
      {...native}
      className={classes(buttonClass(look), className)}
      onClick={press}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      aria-describedby={classes(describedBy, off && (reasonId ?? ownReasonId)) || undefined}
    >
      {buttonContent(look)}
    </Press>
  )
  if (!drawn) return button
  return (
    <span className={classes(css.withReason, wide && css.wide)}>
      {button}
      <span className={css.reason} id={ownReasonId}>
        <Icon size={16} of={<IconLock />} />
        <span>{reason}</span>
      </span>
    </span>
  )
}

function Press({ ref, ...native }: ComponentProps<'button'>) {
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, [])
  useFocusInTurn(own)
  return <button type="button" {...native} ref={own} />
}

export interface ButtonLinkProps extends ButtonLook {
  children?: ReactNode
  /** Draws the link of the router in use with the look of a button. */
  render: (look: { className: string; children: ReactNode }) => ReactElement
}

/** What leads to another address looks like a button and is a link. */
export function ButtonLink(props: ButtonLinkProps) {
  return props.render({ className: buttonClass(props), children: buttonContent(props) })
}

function buttonClass({ variant = 'outlined', size = 'normal', wide, square }: ButtonLook): string {
  return classes(css.button, css[variant], css[size], wide && css.wide, square && css.square)
}

function buttonContent({ icon, iconAfter, keyCap, size, children }: ButtonLook & { children?: ReactNode }): ReactNode {
  const iconSize = size === 'compact' || size === 'small' ? 16 : 20
  return (
    <>
      {icon && <Icon size={iconSize} of={icon} />}
      {children}
      {keyCap && (
        <span className={css.keyCap} aria-hidden="true">
          <KeyCap>{keyCap}</KeyCap>
        </span>
      )}
      {iconAfter && <Icon size={iconSize} of={iconAfter} />}
    </>
  )
}
