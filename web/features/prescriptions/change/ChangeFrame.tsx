import { useId, useRef, type ReactNode } from 'react'
import type { Reason } from '../../../platform/calls/result.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import type { PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { SendingNotice } from '../prescription/wizard/SendingNotice.tsx'
import { blockOfView } from './block-of-change.ts'

/** What every change of a prescription is sent with. */
export const changeOptions = {
  outdates: outdatedByPrescribing,
  resolves: ['stale', 'no-answer'],
} as const

interface ChangeFrameProps {
  readonly context: PrescriptionContext
  readonly title: string
  readonly save: string
  /** Null where there is nothing to change: then nothing is offered to be saved. */
  readonly form: {
    readonly busy: boolean
    readonly isChanged: boolean
    readonly notDone: { readonly reason: Reason } | null
    readonly submit: () => Promise<{ readonly ok: boolean } | null>
  } | null
  /** Why nothing can be changed here; the fields then stand to be read. */
  readonly reason?: string | undefined
  /** Whose right it is: a dispense handler changes quantities without prescribing. */
  readonly right?: 'prescribe' | 'dispense'
  readonly children?: ReactNode
  /** Below the form, such as the history of the fee. */
  readonly below?: ReactNode
}

/** One way to change a prescription: a form with its way back. */
export function ChangeFrame(props: ChangeFrameProps) {
  const { context, title, save, form, right = 'prescribe', children, below } = props
  const { basis, stored, reload } = context
  const t = useAllTexts()
  const reasonId = useId()
  const isSaved = useRef(false)
  const words = t.prescribing.page
  const { reason: block } = basis.can.prescribe
  const lacking = right === 'prescribe' && block ? blockOfView(block, basis.therapyArea, t) : undefined
  const reason = props.reason ?? lacking
  const prescription = prescriptionPath(stored, stored.prescriptionId)

  async function submit(): Promise<void> {
    const result = reason ? null : await form?.submit()
    if (!result?.ok) return
    isSaved.current = true
    await openAddress(prescription)
  }

  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={basis.careRecipient} here={words.here} />}
      title={title}
      lead={`${nameOrProtected(basis.careRecipient, t)}, ${t.therapyAreas.names[stored.therapyArea]}`}
    >
      <div className={css.notices}>
        <SendingNotice notDone={form?.notDone ?? null} title={t.common.outcome.notSaved} onReload={reload} />
        {reason && (
          <div id={reasonId}>
            <Notice tone="soon">{reason}</Notice>
          </div>
        )}
      </div>
      <Form className="o-stack" onSend={submit}>
        <Card label={title} padded="stack">
          {form && (
            <fieldset className={css.plain} disabled={reason !== undefined}>
              <div className="o-stack">{children}</div>
            </fieldset>
          )}
          <div className="o-row">
            {form && (
              <Button type="submit" variant="primary" busy={form.busy} {...(reason ? { reasonId } : {})}>
                {save}
              </Button>
            )}
            <RouteButton to={prescription}>{words.actions.back}</RouteButton>
          </div>
        </Card>
        {below}
      </Form>
      <LeavingQuestion isDirty={() => !isSaved.current && form !== null && form.isChanged} />
    </Page>
  )
}
