import { useEffect, useId, useRef, type ReactNode } from 'react'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button, ButtonLink } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import type { SendingFailure } from '../prescription/wizard/form/server-faults.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { SendingNotice } from '../prescription/wizard/SendingNotice.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import { blockOfView } from './block-of-change.ts'
import type { Ground } from '../prescription/ground.ts'

interface ChangeFrameProps {
  readonly ground: Ground
  readonly title: string
  readonly save: string
  readonly busy: boolean
  readonly failure: SendingFailure | null
  readonly onSave: () => void
  readonly isDirty: () => boolean
  /** Why nothing can be changed here; the fields then stand to be read. */
  readonly reason?: string | undefined
  /** Whose right it is: a dispense handler changes quantities without prescribing. */
  readonly right?: 'prescribe' | 'dispense'
  /** Nothing where there is nothing to change: then nothing is offered to be saved. */
  readonly children: ReactNode
  /** Below the form, such as the history of the fee. */
  readonly below?: ReactNode
}

/** One way to change a prescription: a form with its way back. */
export function ChangeFrame(props: ChangeFrameProps) {
  const { ground, title, save, busy, failure, onSave, isDirty, right = 'prescribe', children, below } = props
  const { basis, stored, reload } = ground
  const t = useAllTexts()
  const reasonId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure?.kind === 'fields') focusFirstFault(form.current)
  }, [failure])
  const words = t.prescribing.page
  const whose = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
  const { reason: block } = basis.can.prescribe
  const lacking = right === 'prescribe' && block ? blockOfView(block, basis.therapyArea, t) : undefined
  const reason = props.reason ?? lacking
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={basis.careRecipient} here={words.here} />}
      title={title}
      lead={`${nameOrProtected(basis.careRecipient, t)}, ${t.therapyAreas.names[stored.therapyArea]}`}
    >
      <div className={css.notices}>
        <SendingNotice
          failure={failure}
          therapyArea={basis.therapyArea}
          title={t.common.outcome.notSaved}
          onReload={reload}
        />
        {reason && (
          <div id={reasonId}>
            <Notice tone="soon">{reason}</Notice>
          </div>
        )}
      </div>
      <form
        ref={form}
        className={css.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) return
          onSave()
          // What is wrong is marked when the form is drawn anew.
          requestAnimationFrame(() => focusFirstFault(form.current))
        }}
      >
        <Card label={title} padded>
          <div className={css.stack}>
            {children && (
              <fieldset className={css.plain} disabled={reason !== undefined}>
                <div className={css.stack}>{children}</div>
              </fieldset>
            )}
            <div className={css.row}>
              {children && (
                <Button type="submit" variant="primary" busy={busy} {...(reason ? { reasonId } : {})}>
                  {save}
                </Button>
              )}
              <ButtonLink
                render={(look) => <RouteLink to={prescriptionPath(whose, stored.prescriptionId)} {...look} />}
              >
                {words.actions.back}
              </ButtonLink>
            </div>
          </div>
        </Card>
        {below}
      </form>
      <LeavingQuestion isDirty={isDirty} />
    </Page>
  )
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
