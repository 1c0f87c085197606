import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { setPasswordOfUser } from '@omsorg/contract/sign-in/method/set-password-of-user.ts'
import { ownWordsOf } from '@omsorg/domain/sign-in/password/own-words.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { NewPasswordFields, useNewPassword } from '../../sign-in/index.ts'
import css from '../user/UserForm.module.css'

const nothing = () => ({ password: '', repeat: '' })

interface GivePasswordProps {
  readonly personId: number
  readonly userName: string
  readonly email: string | null
  readonly outdates: readonly Definition[]
}

/** A password that an administrator gives, for whom no mail reaches. It ends the sessions, and its owner is told. */
export function GivePassword({ personId, userName, email, outdates }: GivePasswordProps) {
  const t = useAllTexts()
  const words = t.organisationUsers.givePassword
  const chosen = useNewPassword()
  const context = { words: ownWordsOf({ userName, firstName: '', lastName: '', email }) }
  const form = useForm(setPasswordOfUser, {
    id: 'give-password',
    initial: nothing(),
    toSend: ({ password }) => ({ params: { userId: personId }, input: { password } }),
    rules: (values) => chosen.rules(values, context),
    resolves: ['password-weak'],
    outdates: [readMethods, ...outdates],
    done: words.done,
  })

  async function send(): Promise<void> {
    const { password } = form.read()
    const result = await form.submit()
    if (result?.ok) form.fill(nothing())
    else if (result?.reason === 'password-weak') chosen.refuse(password, result.detail.faults)
  }

  return (
    <Card title={words.title} note={words.lead} padded="stack">
      <LeavingQuestion hasSteps="each-saved" isDirty={() => form.read().password !== '' && !form.busy} />
      <Form className="o-stack" onSend={send}>
        <NewPasswordFields
          faults={chosen.faultsOf(form.values.password, context)}
          rulesId={form.idOf('rules')}
          password={form.field('password')}
          repeat={form.field('repeat')}
        />
        <div className={css.actions}>
          <Button type="submit" busy={form.busy}>
            {words.give}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
