import { createAppRegistration } from '@omsorg/contract/sign-in/app-registration/create-app-registration.ts'
import { listAppRegistrations } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import { listAvailablePermissions } from '@omsorg/contract/sign-in/app-registration/list-available-permissions.ts'
import { saveAppPermissions } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { type MarketCode, marketCodes } from '@omsorg/domain/market.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './AppRegistrations.module.css'
import { newClientSecret } from './client-secret.ts'
import { PermissionChoice } from './PermissionChoice.tsx'
import type { MadeRegistration } from './SecretDialog.tsx'

interface NewRegistrationDialogProps {
  readonly onMade: (made: MadeRegistration) => void
  readonly onClose: () => void
}

interface Filled {
  readonly displayName: string
  readonly reach: 'client' | 'market'
  readonly reachClientId: string
  readonly reachMarket: MarketCode
}

const empty: Filled = { displayName: '', reach: 'client', reachClientId: '', reachMarket: 10 }

/** The secret is made once for the dialog, so that sending it twice makes one registration. */
export function NewRegistrationDialog({ onMade, onClose }: NewRegistrationDialogProps) {
  const t = useAllTexts()
  const words = t.appRegistration
  const required = t.common.states.required
  const [secret] = useState(newClientSecret)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const clients = useAnswer(listRootClients, { query: {} })
  const available = useAnswer(listAvailablePermissions, {})
  const giving = useAction(saveAppPermissions, { outdates: [listAppRegistrations] })
  const form = useForm(createAppRegistration, {
    id: 'registration',
    initial: empty,
    toSend: ({ displayName, reach, reachClientId, reachMarket }) => ({
      input: {
        displayName: displayName.trim(),
        clientSecret: secret,
        ...(reach === 'market' ? { reachMarket } : reachClientId ? { reachClientId } : {}),
      },
    }),
    rules: ({ reach, reachClientId }) =>
      reach === 'client' && !reachClientId ? [{ at: 'reachClientId', text: t.validation.required }] : [],
    outdates: [listAppRegistrations],
    resolves: ['name-taken'],
  })
  const { values, fill } = form
  const isTaken = form.notDone?.reason === 'name-taken'
  const field = form.field('displayName')

  async function send(): Promise<void> {
    const result = await form.submit()
    if (!result?.ok) return
    const { clientId, displayName } = result.value
    const given = chosen.length > 0 ? await giving.run({ input: { clientId, permissions: [...chosen] } }) : null
    onMade({ clientId, displayName, secret, hasPermissions: given?.ok ?? true })
  }

  return (
    <ActionDialog
      wide
      title={words.adding}
      action={words.register}
      form="registration"
      busy={form.busy || giving.busy}
      onClose={onClose}
    >
      <Form id="registration" className="o-stack" onSend={send}>
        <TextField
          label={words.name}
          required={required}
          help={words.nameHelp}
          autoComplete="off"
          maxLength={100}
          {...field}
          error={isTaken ? words.nameTaken : field.error}
        />
        <RadioGroup
          legend={words.reach}
          name="reach"
          inline
          value={values.reach}
          onChange={(reach) => fill({ reach })}
          options={[
            { value: 'client', label: words.oneClient },
            { value: 'market', label: words.oneMarket },
          ]}
        />
        {values.reach === 'client' ? (
          <SearchSelect
            id={form.idOf('reachClientId')}
            label={words.client}
            required={required}
            placeholder={t.common.actions.choose}
            nothingFound={t.common.empty.filteredAway}
            value={values.reachClientId || null}
            error={form.errorOf('reachClientId')}
            onChange={(reachClientId) => fill({ reachClientId: reachClientId ?? '' })}
            options={(clients.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <SelectField
            label={words.market}
            value={String(values.reachMarket)}
            onChange={(event) => fill({ reachMarket: marketNamed(event.target.value) })}
            options={marketCodes.map((code) => ({ value: String(code), label: t.common.markets[code] }))}
          />
        )}
        {available.data && (
          <fieldset className={css.permissions}>
            <legend>{words.permissions.title}</legend>
            <PermissionChoice available={available.data} chosen={chosen} onChange={setChosen} />
          </fieldset>
        )}
      </Form>
    </ActionDialog>
  )
}

function marketNamed(text: string): MarketCode {
  return marketCodes.find((code) => String(code) === text) ?? empty.reachMarket
}
