import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { beginApp } from '@omsorg/contract/sign-in/second-factor/begin-app.ts'
import { confirmApp } from '@omsorg/contract/sign-in/second-factor/confirm-app.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { Suspense, lazy, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './MySecurityPage.module.css'
import { useConfirmedAction } from './use-confirmed-action.tsx'

const QrCode = lazy(() => import('../../../ui/picture/QrCode.tsx'))

interface AddAppDialogProps {
  readonly onClose: () => void
  /** With recovery codes where there were none. */
  readonly onAdded: (codes: readonly string[]) => void
}

/** An app counts when its first code was right; the one before works until then. */
export default function AddAppDialog({ onClose, onAdded }: AddAppDialogProps) {
  const { mySecurity, common } = useAllTexts()
  const { app } = mySecurity
  const id = useId()
  const begun = useRef(false)
  const [shown, setShown] = useState<AnswerOf<typeof beginApp> | null>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const beginning = useConfirmedAction(beginApp)
  const adding = useConfirmedAction(confirmApp, {
    outdates: [listSecondFactors, listOwnEvents],
    done: app.added,
    resolves: ['code-wrong'],
  })

  async function begin(): Promise<void> {
    const result = await beginning.run({})
    if (result?.ok) setShown(result.value)
    else if (result) onClose()
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin()
  })

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const result = await adding.run({ input: { code: code.replaceAll(' ', '') } })
    if (result?.ok) return onAdded(result.value.recoveryCodes)
    if (result?.reason === 'code-wrong') setError(app.wrong)
  }

  return (
    <>
      <ActionDialog title={app.title} action={app.add} form={id} busy={adding.busy} onClose={onClose}>
        {shown ? (
          <form id={id} className="o-stack-12" noValidate onSubmit={(event) => void add(event)}>
            <div className={css.app}>
              <Suspense fallback={<Skeleton kind="card" rows={1} label={common.states.loading} />}>
                <QrCode text={shown.otpAuthUri} label={app.picture} />
              </Suspense>
              <div>
                <p>{app.lead}</p>
                <p className={css.key}>{shown.secret.match(/.{1,4}/g)?.join(' ')}</p>
              </div>
            </div>
            <TextField
              label={app.code}
              help={app.hint}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                setError(null)
              }}
              error={error}
            />
          </form>
        ) : (
          <Skeleton kind="card" rows={2} label={common.states.loading} />
        )}
      </ActionDialog>
      {beginning.confirmation}
      {adding.confirmation}
    </>
  )
}
