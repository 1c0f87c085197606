import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ReactNode } from 'react'
import type { AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { SettingsAnswer } from './SettingsAnswer.tsx'

interface FeesFromDayProps<Fees> {
  readonly title: string
  readonly clientId: string
  readonly answer: AskedAnswer & { readonly data: Fees | undefined }
  readonly mayChange: boolean
  readonly history: (fees: Fees, market: MarketCode) => ReactNode
  readonly form: (fees: Fees, market: MarketCode) => ReactNode
}

/** Fees of a client, each from a day on: those that there are, and the form of new ones for whoever may change them. */
export function FeesFromDay<Fees>({ title, clientId, answer, mayChange, history, form }: FeesFromDayProps<Fees>) {
  const t = useAllTexts()
  const client = useAnswer(readClient, { params: { clientId } })
  const fees = answer.data
  const market = client.data?.marketAreaCode
  return (
    <SettingsAnswer title={title} answer={[answer, client]}>
      {fees !== undefined && market !== undefined && (
        <div className="o-stack">
          {history(fees, market)}
          {mayChange ? form(fees, market) : <p className="o-second">{t.organisation.actions.readOnly}</p>}
        </div>
      )}
    </SettingsAnswer>
  )
}

interface NewFeesProps {
  readonly title: string
  readonly form: {
    readonly isChanged: boolean
    readonly busy: boolean
    readonly submit: () => Promise<{ readonly ok: boolean } | null>
  }
  /** Somebody else has saved meanwhile. */
  readonly isStale: boolean
  readonly onReload: () => void
  readonly children: ReactNode
}

/** The form of new fees: asked about before it is left, and saved with the step of a wizard. */
export function NewFees({ title, form, isStale, onReload, children }: NewFeesProps) {
  const t = useAllTexts()
  useStepPart({ isChanged: () => form.isChanged, save: async () => (await form.submit())?.ok === true })
  return (
    <Card title={title} padded="stack">
      <LeavingQuestion hasSteps isDirty={() => form.isChanged && !form.busy} />
      {isStale && (
        <StaleNotice
          title={t.organisation.settings.staleTitle}
          body={t.organisationSettings.extraFee.staleBody}
          onReload={onReload}
        />
      )}
      <Form className="o-stack" onSend={form.submit}>
        {children}
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t.organisation.settings.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
