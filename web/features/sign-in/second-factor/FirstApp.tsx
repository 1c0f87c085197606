import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { beginFirstApp } from '@omsorg/contract/sign-in/second-factor/begin-first-app.ts'
import { Suspense, lazy, useCallback } from 'react'
import { answerTo } from '../../../platform/calls/client.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import css from './TwoFactorPage.module.css'

const QrCode = lazy(() => import('../../../ui/picture/QrCode.tsx'))

/** The app with which somebody begins who has nothing to show yet: a picture to scan, and the same to be typed. */
export function FirstApp({ assertion }: { readonly assertion: string }) {
  const { secondStep, common } = useAllTexts()
  const words = secondStep.firstApp
  const load = useCallback(
    () => answerTo(beginFirstApp, { input: { client_id: 'web', assertion } }, { silent: true }),
    [assertion],
  )
  const app = useLoaded<AnswerOf<typeof beginFirstApp>>(load)
  if (app.state === 'failed') {
    return (
      <Notice
        tone="error"
        spoken
        title={secondStep.notRead}
        actions={<Button onClick={app.again}>{common.actions.retry}</Button>}
      />
    )
  }
  return (
    <section className={css.firstApp}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      {app.state === 'loading' ? (
        <Skeleton kind="card" rows={1} label={common.states.loading} />
      ) : (
        <>
          <Suspense>
            <QrCode text={app.value.otpAuthUri} label={words.picture} />
          </Suspense>
          <p>
            {words.byHand} <code className={css.key}>{app.value.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p>
            <a href={app.value.otpAuthUri}>{words.open}</a>
          </p>
        </>
      )}
    </section>
  )
}
