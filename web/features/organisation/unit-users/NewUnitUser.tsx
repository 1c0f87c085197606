import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { useId, useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusTaken } from '../record/taken-by.ts'
import { noUser, sentUser, userErrors } from '../user/user-fields.ts'
import { UserFieldset } from '../user/UserFieldset.tsx'
import css from '../user/UserForm.module.css'
import type { OwnPlace } from './own-places.ts'
import { UnitPage } from './UnitPage.tsx'
import { useOwnPlaces } from './use-own-places.ts'

/** A new user of the own care units; the welcome mail and the roles follow on the page of the user. */
export function NewUnitUser() {
  const t = useAllTexts()
  const { unitUsers: words } = t
  const { answer, places } = useOwnPlaces()
  return (
    <UnitPage title={words.add}>
      {places && places.length > 0 ? (
        <NewForm places={places} />
      ) : (
        <Card label={words.add} padded>
          {places && !answer.error ? (
            <Empty title={words.noPlaces}>{words.noPlacesNext}</Empty>
          ) : (
            <InsteadOfAnswer answer={answer} kind="line" rows={8} />
          )}
        </Card>
      )}
    </UnitPage>
  )
}

function NewForm({ places }: { readonly places: readonly OwnPlace[] }) {
  const t = useAllTexts()
  const { language } = useLanguage()
  const market = useSessionUser()?.market
  const { unitUsers: words, organisationUsers } = t
  const { wizard, fields, names } = organisationUsers
  const id = useId()
  /** What was made is filled in no more. */
  const isMade = useRef(false)
  const form = useForm(createUser, {
    id,
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: { ...noUser, language, carePlaceId: places.length === 1 ? (places[0]?.nodeId ?? '') : '' },
    toSend: ({ carePlaceId, ...values }) => {
      const clientId = places.find(({ nodeId }) => nodeId === carePlaceId)?.clientId ?? ''
      return { input: { ...sentUser(values), clientId, carePlaceId: carePlaceId || null } }
    },
    // The client is that of the place.
    fieldAt: (path) => (path === 'clientId' ? 'carePlaceId' : path),
    rules: (values) => [
      ...(values.carePlaceId === '' ? [{ at: 'carePlaceId', text: names.required }] : []),
      ...userErrors(values, market, null, organisationUsers),
    ],
    resolves: ['user-name-taken', 'email-taken'],
    outdates: [searchUnitUsers],
  })

  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { firstName, lastName } = sentUser(form.read())
    const result = await form.send({ done: words.made({ who: `${firstName} ${lastName}` }) })
    if (!result?.ok) return focusTaken(form, result)
    isMade.current = true
    void openAddress(pathTo('GuideAdministrationHandleUser', { userId: result.value.id }), { replace: true })
  }

  return (
    <Card label={words.add} padded>
      <LeavingQuestion isDirty={() => form.isChanged && !isMade.current} />
      <Form className="o-stack" onSend={save}>
        <div className={css.fields}>
          <SelectField
            label={fields.carePlace}
            required={t.common.states.required}
            help={words.placeHelp}
            emptyOption={words.choosePlace}
            options={places.map(({ nodeId, name, unit }) => ({
              value: nodeId,
              label: wizard.place({ place: name, unit }),
            }))}
            {...form.field('carePlaceId')}
          />
        </div>
        <UserFieldset form={form} hasGroup={false} />
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {wizard.next}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
