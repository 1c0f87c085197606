import { Fragment, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import css from './Tabs.module.css'

export interface TabsProps {
  label: string
  tabs: readonly {
    key: string
    word: ReactNode
    current: boolean
    render: (look: { className: string; 'aria-current': 'page' | undefined; children: ReactNode }) => ReactElement
  }[]
}

/** The pages of one thing, as links. Where they do not fit they take a second line; on a phone they scroll sideways, the current one in view. */
export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.key
  useEffect(() => {
    const all = strip.current
    const tab = all?.querySelector<HTMLElement>('[aria-current]')
    if (!tab || !all || current === undefined) return undefined
    // Once at the beginning, and again where a tab grows: a count comes after its word.
    const sizes = new ResizeObserver(() => {
      all.scrollLeft = tab.offsetLeft - (all.clientWidth - tab.offsetWidth) / 2
    })
    for (const each of all.children) sizes.observe(each)
    return () => sizes.disconnect()
  }, [current])
  useEffect(() => (strip.current === null ? undefined : followMore(strip.current)), [tabs.length])
  return (
    <nav className={css.tabs} aria-label={label} ref={strip}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>
          {tab.render({
            className: css.tab ?? '',
            'aria-current': tab.current ? 'page' : undefined,
            children: tab.word,
          })}
        </Fragment>
      ))}
    </nav>
  )
}

/** Keeps in `data-more` at which sides of the strip there are further tabs, which then fades there. */
function followMore(strip: HTMLElement): () => void {
  const mark = () => {
    const hidden = strip.scrollWidth - strip.clientWidth
    const more = [strip.scrollLeft > 1 ? 'before' : '', strip.scrollLeft < hidden - 1 ? 'after' : ''].join(' ').trim()
    if (more === '') delete strip.dataset['more']
    else strip.dataset['more'] = more
  }
  const sizes = new ResizeObserver(mark)
  sizes.observe(strip)
  strip.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    strip.removeEventListener('scroll', mark)
  }
}

export interface ViewSwitchProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; word: ReactNode }[]
}

/** Two or three ways to see the same: cards or table, all or own. */
export function ViewSwitch<Value extends string>({ label, value, onChange, options }: ViewSwitchProps<Value>) {
  return (
    <div className={css.switch} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.word}
        </button>
      ))}
    </div>
  )
}
