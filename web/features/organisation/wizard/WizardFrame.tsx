import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTabName } from '../../../platform/tab-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { type StepPart, WizardStepContext } from './step-part.ts'
import css from './WizardFrame.module.css'

export interface WizardStepShown<Step extends string> {
  readonly name: Step
  readonly word: string
  readonly required: boolean
  readonly done: boolean
  /** What the step came to. */
  readonly result: string
  readonly href: string
}

interface WizardFrameProps<Step extends string> {
  readonly title: string
  readonly steps: readonly WizardStepShown<Step>[]
  readonly current: Step
  /** It stands beside the head of a node, which is the title of the page. */
  readonly isInNode?: boolean
  /** Why no step can be gone to yet: the first one has not made anything. */
  readonly closed?: boolean
  /** Goes to another step, or away when there is none to go to. */
  readonly onGo: (step: Step) => unknown
  /** Leaves the wizard; what is made stays. */
  readonly onLeave: () => unknown
  /** The step needs the width of the page: the list of steps folds away above it. */
  readonly isWide?: boolean
  /** The step has its own button that goes on. */
  readonly ownNext?: boolean
  readonly children: ReactNode
}

/** Steps beside each other: each is saved before the next one is gone to, and all that can be gone to are links. */
export function WizardFrame<Step extends string>(props: WizardFrameProps<Step>) {
  const {
    title,
    steps,
    current,
    isInNode = false,
    closed = false,
    onGo,
    onLeave,
    isWide = false,
    ownNext = false,
    children,
  } = props
  const { wizard: words } = useAllTexts().organisationClients
  const isPhone = usePhoneWidth()
  const parts = useRef(new Set<StepPart>())
  const settled = useRef(false)
  const leaving = useRef<Step | null>(null)
  const [busy, setBusy] = useState(false)
  const context = useMemo(
    () => ({
      isSettled: () => settled.current,
      add: (part: StepPart) => {
        parts.current.add(part)
        return () => void parts.current.delete(part)
      },
    }),
    [],
  )
  const Heading = isInNode ? 'h3' : 'h2'
  const at = steps.findIndex(({ name }) => name === current)
  const here = steps[at]
  useTabName(isInNode ? null : [here?.word, title].filter(Boolean).join(' · '))
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const done = steps.filter((step) => step.done).length
  const missing = steps.filter((step) => step.required && !step.done).length

  /** The focus goes to the heading of the step that was gone to. */
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
    // What is pressed from here on is meant for this step, though the way to it may still be settling.
    leaving.current = null
    settled.current = false
    setBusy(false)
  }, [current])

  /** True when everything that was changed in this step is saved. */
  async function saved(): Promise<boolean> {
    let went = true
    for (const part of parts.current) if (went && part.isChanged()) went = await part.save()
    return went
  }
  async function go(step: Step): Promise<void> {
    if (step !== current) await leaveBy(() => onGo(step))
  }
  /** One way at a time: what is pressed before the next step stands there is not meant for it. */
  async function leaveBy(way: () => unknown): Promise<void> {
    if (leaving.current !== null) return
    leaving.current = current
    setBusy(true)
    if (await saved()) {
      settled.current = true
      await way()
    }
    if (leaving.current !== current) return
    leaving.current = null
    settled.current = false
    setBusy(false)
  }

  return (
    <div className={css.wizard}>
      <header className={css.head}>
        <div>
          {isInNode ? <h2>{title}</h2> : <PageTitle>{title}</PageTitle>}
          <p className="o-second" role="status">
            {words.stepOf({ step: at + 1, of: steps.length, name: here?.word ?? '' })}
          </p>
        </div>
        {!closed && (
          <Button icon={<IconLogout />} onClick={() => leaveBy(onLeave)}>
            {words.later}
          </Button>
        )}
      </header>
      <div className={css.body} data-wide={isWide || undefined}>
        <Card>
          <div className={css.progress}>
            <p className="o-row-ends">
              <b>{words.done({ count: done, of: steps.length })}</b>
              <span className="o-second">{words.left({ count: missing })}</span>
            </p>
            <ProgressBar label={words.progress} done={done} of={steps.length} />
          </div>
          <Folded when={isPhone || isWide} word={words.steps}>
            <nav aria-label={words.steps}>
              <ol className={css.steps}>
                {steps.map(({ name, word, required, done: isDone, result, href }, place) => {
                  const inside = (
                    <>
                      <span className={css.circle} aria-hidden="true">
                        {isDone && name !== current ? <Icon size={16} of={<IconCheck />} /> : place + 1}
                      </span>
                      <span>
                        <b>{word}</b>
                        <span className="o-second-line">{result}</span>
                      </span>
                      {required && <Badge>{words.required}</Badge>}
                    </>
                  )
                  return (
                    <li key={name} data-done={isDone || undefined}>
                      {closed ? (
                        <span className={css.step} aria-current={name === current ? 'step' : undefined}>
                          {inside}
                        </span>
                      ) : (
                        <a
                          className={css.step}
                          href={href}
                          aria-current={name === current ? 'step' : undefined}
                          onClick={(event) => {
                            if (event.metaKey || event.ctrlKey || event.shiftKey) return
                            event.preventDefault()
                            void go(name)
                          }}
                        >
                          {inside}
                        </a>
                      )}
                    </li>
                  )
                })}
              </ol>
            </nav>
          </Folded>
        </Card>
        <div className={css.main}>
          <Heading ref={heading} tabIndex={-1} className={css.heading}>
            {here?.word}
          </Heading>
          <WizardStepContext value={context}>
            <Suspense fallback={<Skeleton kind="line" rows={6} label={words.progress} />}>
              <div key={current} className={css.main}>
                {children}
              </div>
            </Suspense>
          </WizardStepContext>
          {!ownNext && (
            <div key={current} className={css.foot}>
              {before ? (
                <Button variant="text" icon={<IconArrowLeft />} onClick={() => go(before.name)}>
                  {before.word}
                </Button>
              ) : (
                <span />
              )}
              {after && (
                <span className="o-row-center">
                  <span className="o-second">{words.next({ name: after.word })}</span>
                  <Button variant="primary" icon={<IconArrowRight />} busy={busy} onClick={() => go(after.name)}>
                    {words.goOn}
                  </Button>
                </span>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

interface FoldedProps {
  readonly when: boolean
  readonly word: string
  readonly children: ReactNode
}

/** Where there is no room beside the step, all steps are there at a press. */
function Folded({ when, word, children }: FoldedProps) {
  if (!when) return children
  return (
    <details className={css.folded}>
      <summary>{word}</summary>
      {children}
    </details>
  )
}
