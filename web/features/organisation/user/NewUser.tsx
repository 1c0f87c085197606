import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { treeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import { useId, useRef } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusTaken } from '../record/taken-by.ts'
import type { UserTree } from '../tree/user-tree.ts'
import { noUser, sentUser, userErrors } from './user-fields.ts'
import { UserFieldset } from './UserFieldset.tsx'
import css from './UserForm.module.css'

interface NewUserProps {
  readonly tree: UserTree
  /** The number of the user who is made. */
  readonly onMade: (userId: number) => void
}

/** The first step: who somebody is, at which client, and where they work first. The user is there once it is saved. */
export function NewUser({ tree, onMade }: NewUserProps) {
  const t = useAllTexts()
  const { language } = useLanguage()
  const { wizard: words, fields, names, parent } = t.organisationUsers
  const id = useId()
  const made = useRef(false)
  const clients = useAnswer(listRootClients, { query: {} })
  const form = useForm(createUser, {
    id,
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: { ...noUser, language, clientId: '', carePlaceId: '' },
    toSend: (values) => ({
      input: { ...sentUser(values), clientId: values.clientId, carePlaceId: values.carePlaceId || null },
    }),
    rules: (values) => [
      ...(values.clientId === '' ? [{ at: 'clientId', text: names.required }] : []),
      ...userErrors(values, marketOfClient(values.clientId), null, t.organisationUsers),
    ],
    resolves: ['user-name-taken', 'email-taken'],
  })
  const { fill } = form
  const { clientId } = form.values
  const client = useAnswer(readNodeTree, { params: { clientId } }, { silent: true, enabled: clientId !== '' })
  const places = client.data?.children?.flatMap(({ name: unit, children = [] }) =>
    children.map((place) => ({ value: place.id, label: words.place({ place: place.name, unit }) })),
  )

  function marketOfClient(of: string): number | undefined {
    return clients.data?.clients.find((each) => each.id === of)?.marketAreaCode
  }
  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { firstName, lastName, isParentUser } = sentUser(form.read())
    const who = `${firstName} ${lastName}`
    const result = await form.send({ done: t.unitUsers.made({ who }) })
    if (!result?.ok) return focusTaken(form, result)
    const { id: userId } = result.value
    made.current = true
    tree.insert(
      clientId,
      treeNode({
        id: addressedPerson('User', userId).id,
        name: who,
        // The client, where they belong from the first step on.
        childCount: 1,
        facts: { kind: 'User', userId, status: 'pending', isParentUser },
      }),
    )
    onMade(userId)
  }

  return (
    <Card title={words.steps.basic} padded="stack">
      <LeavingQuestion hasSteps isDirty={() => !made.current && form.isChanged} />
      {clients.error && <AnswerFailed answer={clients} />}
      <Form className="o-stack" onSend={save}>
        <div className={css.fields}>
          <SearchSelect
            label={fields.client}
            required={t.common.states.required}
            id={form.idOf('clientId')}
            error={form.errorOf('clientId')}
            placeholder={words.chooseClient}
            nothingFound={parent.none}
            options={clients.data?.clients.map((each) => ({ value: each.id, label: each.name })) ?? []}
            value={clientId || null}
            onChange={(value) => fill({ clientId: value ?? '', carePlaceId: '' })}
          />
          <SelectField
            label={fields.carePlace}
            help={words.placeHelp}
            emptyOption={words.choosePlace}
            options={places ?? []}
            {...form.field('carePlaceId')}
          />
        </div>
        <UserFieldset form={form} />
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.next}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
