import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { about } from '../../../platform/version/about.ts'
import { RouteLink, openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { screenNames } from '../../../platform/routing/screen-names.ts'
import { useSessionState, useSessionUser } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import type { DemoAccounts } from '../../../platform/session/demo-accounts.ts'
import { greetingAt } from './greeting.ts'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'
import { type Credentials, PasswordForm } from './PasswordForm.tsx'
import { forgetFailedSignIn, readFailedSignIn } from './failed-sign-in.ts'
import { MethodChoice, type ShownMethod } from './MethodChoice.tsx'
import css from './SignInPage.module.css'
import { usePasswordStep } from '../password/use-password-step.ts'
import type { SignInTrouble as Trouble } from '../../../platform/session/sign-in-trouble.ts'
import type { SignedOutWhy } from '../../../platform/session/tabs.ts'

const DemoAccountList = lazy(() => import('./DemoAccountList.tsx'))
const FailedSignInNotice = lazy(() => import('./FailedSignInNotice.tsx'))
const SithsForm = lazy(() => import('../card/SithsForm.tsx'))
const PasswordStepPage = lazy(() => import('../password/PasswordStepPage.tsx'))
const SignInTrouble = lazy(() => import('../password/SignInTrouble.tsx'))
const PasskeyButton = lazy(() => import('../passkey/PasskeyButton.tsx'))

const knowsPasskeys = typeof PublicKeyCredential === 'function'

/** The door. Whoever is signed in has no business there and goes to the root (A-4.2-06). */
export default function SignInPage() {
  const signedIn = useSessionUser() !== null
  useEffect(() => {
    if (signedIn) void openAddress(pathTo('home'), { replace: true })
  }, [signedIn])
  return signedIn ? null : <SignIn />
}

/** Light: no router, no form library, no validator, nothing that waits for the server. */
function SignIn() {
  const t = useTexts()
  const { signIn } = t
  const state = useSessionState()
  const [credentials, setCredentials] = useState<Credentials>({ userName: '', password: '' })
  const [filled, setFilled] = useState<Credentials | null>(null)
  const [method, setMethod] = useState<ShownMethod>('password')
  const [failed] = useState(readFailedSignIn)
  const { step, open, leave } = usePasswordStep()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const demoAccounts = useDemoAccounts()

  useEffect(() => forgetFailedSignIn, [])
  useEffect(() => {
    // Back from the card service by the browser's own button.
    if (sessionStorage.length === 0) return
    void import('../card/asked-on-the-way.ts').then((way) => way.takeAskedFromTheWay(sessionStorage, Date.now()))
  }, [])
  useEffect(() => {
    if (filled) submit.current?.focus()
  }, [filled])

  function fillIn(account: Credentials): void {
    setMethod('password')
    setCredentials(account)
    setFilled(account)
  }

  if (step) {
    return (
      <Suspense>
        <PasswordStepPage step={step} userName={credentials.userName} onOpen={open} onLeave={leave} />
      </Suspense>
    )
  }
  const why = state.phase === 'signed-out' ? state.why : null
  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={signIn.greeting[greetingAt(Temporal.Now.plainTimeISO().hour)]}
      lead={signIn.lead}
      foot={<FootLinks onChangePassword={() => open('change')} />}
      notesLabel={signIn.notesLabel}
      notes={
        demoAccounts && (
          <Suspense>
            <DemoAccountList {...demoAccounts} onChoose={fillIn} />
          </Suspense>
        )
      }
    >
      {(failed || why) && (
        <div className={css.notice}>
          <Suspense>{failed ? <FailedSignInNotice {...failed} /> : why && <SignedOutNotice why={why} />}</Suspense>
        </div>
      )}
      <MethodChoice shown={method} onShow={setMethod} />
      {method === 'password' ? (
        <PasswordForm
          credentials={credentials}
          onChange={setCredentials}
          onForgotten={() => open('forgotten')}
          onTrouble={setTrouble}
          submitRef={submit}
        />
      ) : (
        <Suspense>
          <SithsForm />
        </Suspense>
      )}
      <Suspense>
        {trouble && (
          <div className={css.trouble}>
            <SignInTrouble trouble={trouble} onOpen={open} />
          </div>
        )}
      </Suspense>
      {knowsPasskeys && (
        <div className={css.passkey}>
          <Suspense>
            <PasskeyButton />
          </Suspense>
        </div>
      )}
      <p className={css.safe}>
        <Icon of={<IconShieldLock />} />
        <span>{signIn.sharedComputer({ minutes: about.idleMinutes })}</span>
      </p>
    </SignInFrame>
  )
}

const footRoutes = ['AccountRequest', 'ContactForm', 'HelpPage', 'Accessibility', 'Disclaimer'] as const

function FootLinks({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const { signIn, screens } = useTexts()
  return (
    <>
      <button type="button" className={`${css.link} ${css.foot}`} onClick={onChangePassword}>
        {signIn.changePassword}
      </button>
      {footRoutes.map((name) => (
        <RouteLink key={name} to={pathTo(name)}>
          {screens[screenNames[name]]}
        </RouteLink>
      ))}
    </>
  )
}

/** Null outside demo mode, and until they are read. */
function useDemoAccounts(): DemoAccounts | null {
  const [accounts, setAccounts] = useState<DemoAccounts | null>(null)
  useEffect(() => {
    void import('../../../platform/session/demo-accounts.ts')
      .then(({ readDemoAccounts }) => readDemoAccounts())
      .then(setAccounts, () => {})
  }, [])
  return accounts
}

/** Why the person stands at the door again, and how to go on (session page, "Idle"). */
function SignedOutNotice({ why }: { readonly why: SignedOutWhy }) {
  const { signIn, shell } = useTexts()
  if (why === 'left') return <Notice tone="quiet" spoken title={signIn.signedOut} />
  return (
    <Notice tone="info" spoken title={why === 'idle' ? shell.sessionExpiry.ended : signIn.ended}>
      {signIn.goOn}
    </Notice>
  )
}
