import { approveAccountRequest } from '@omsorg/contract/sign-in/account-request/approve-account-request.ts'
import { listAccountRequests } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { suggestedUserName } from '@omsorg/domain/sign-in/account-request/suggested-user-name.ts'
import { suggestedRoles } from '@omsorg/domain/sign-in/account-request/wishes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { focusTaken, useTakenFields } from '../record/taken-by.ts'
import { ClientChoice } from './ClientChoice.tsx'
import { decidedText } from './decided-text.ts'
import { type ChosenPlace, PlaceChoice } from './PlaceChoice.tsx'
import type { DecisionProps } from './RefuseDialog.tsx'
import { useChoices } from './use-choices.ts'

interface ApproveDialogProps extends DecisionProps {
  /** Null where nobody knows which client they mean. */
  readonly clientId: string | null
}

interface Values {
  readonly userName: string
  readonly clientId: string
  readonly places: readonly ChosenPlace[]
  readonly lastDay: string
}

/** Where the new user works and what they may do there; the rest they have written themselves. */
export function ApproveDialog({ request, clientId, onClose, onDecided }: ApproveDialogProps) {
  const t = useAllTexts()
  const words = t.accountRequests.manage
  const id = useId()
  const who = `${request.firstName} ${request.lastName}`
  const first = { careUnitId: request.careUnit?.id ?? '', carePlaceId: request.carePlace?.id ?? '', roleIds: null }
  const initial: Values = {
    userName: suggestedUserName(request.firstName, request.lastName),
    clientId: clientId ?? '',
    places: [first],
    lastDay: '',
  }
  const form = useForm(approveAccountRequest, {
    id: 'approve',
    initial,
    toSend: ({ userName, clientId: chosen, places, lastDay }) => ({
      params: { id: request.id },
      input: {
        userName,
        clientId: chosen,
        lastDay: lastDay || null,
        places: places.map(({ carePlaceId, roleIds }) => ({ carePlaceId, roleIds: [...(roleIds ?? suggested)] })),
      },
    }),
    fieldAt: (path) => {
      if (path === 'email' || path === 'phone') return null
      const [, at = '0', rest = ''] = /^places\[(\d+)\]\.(\w+)/.exec(path) ?? []
      return path.startsWith('places')
        ? `places.${at}.${rest || 'carePlaceId'}`
        : path === 'carePlaceId'
          ? 'places.0.carePlaceId'
          : path
    },
    rules: (values) => [
      ...(values.clientId === '' && !ofUnits ? [{ at: 'clientId', text: t.validation.required }] : []),
      ...values.places.flatMap(({ carePlaceId, roleIds }, at) => [
        ...(carePlaceId === '' ? [{ at: `places.${at}.carePlaceId`, text: t.validation.required }] : []),
        ...((roleIds ?? suggested).length === 0 ? [{ at: `places.${at}.roleIds`, text: words.roleMissing }] : []),
      ]),
    ],
    resolves: ['decided', 'user-name-taken', 'email-taken', 'day-past'],
    outdates: [listAccountRequests, searchUnitUsers],
    done: words.approved({ who }),
  })
  const { values, fill } = form
  const places: readonly ChosenPlace[] = values.places
  const { ofUnits, ownPlaces, roles, rolesAnswer } = useChoices(values.clientId)
  const suggested = suggestedRoles(
    request.wishes,
    roles.map(({ id: roleId, name }) => ({ id: roleId, code: name })),
  )
  const isClientKnown = ofUnits || values.clientId !== ''
  const userName = useTakenFields(form)('userName')
  const lastDay = form.field('lastDay')
  const isAddressTaken = form.notDone?.reason === 'email-taken'

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onClose()
    else if (result?.reason === 'decided') onDecided(decidedText(result.detail, t))
    else focusTaken(form, result)
  }

  function change(at: number, changed: Partial<ChosenPlace>): void {
    const next = places.map((place, each) => (each === at ? { ...place, ...changed } : place))
    // The client is that of the place.
    const own = ownPlaces.find(({ nodeId }) => nodeId === next[0]?.carePlaceId)
    fill({ places: next, ...(own?.clientId ? { clientId: own.clientId } : {}) })
  }

  return (
    <ActionDialog
      wide
      title={words.approveNamed({ who })}
      action={words.approve}
      busy={form.busy}
      form={id}
      onClose={onClose}
    >
      <Form id={id} className="o-stack-12" onSend={send}>
        <p>{words.approveLead({ email: request.email })}</p>
        <TextField
          label={t.organisationUsers.fields.userName}
          required={t.common.states.required}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...userName}
          error={isAddressTaken ? t.organisationOperators.taken.email : userName.error}
        />
        {!ofUnits && clientId === null && (
          <ClientChoice
            id={form.idOf('clientId')}
            value={values.clientId}
            error={form.errorOf('clientId')}
            onChange={(chosen) =>
              fill({ clientId: chosen, places: [{ careUnitId: '', carePlaceId: '', roleIds: null }] })
            }
          />
        )}
        {isClientKnown &&
          places.map((place, at) => (
            <PlaceChoice
              key={at}
              place={place}
              clientId={values.clientId}
              ownPlaces={ofUnits ? ownPlaces : null}
              roles={roles}
              rolesAnswer={rolesAnswer}
              suggested={suggested}
              idOf={(part) => form.idOf(`places.${at}.${part}`)}
              errorOf={(part) => form.errorOf(`places.${at}.${part}`)}
              onChange={(changed) => change(at, changed)}
              onRemove={places.length > 1 ? () => fill({ places: places.filter((_, each) => each !== at) }) : null}
            />
          ))}
        {isClientKnown && (
          <div>
            <Button
              size="compact"
              variant="text"
              icon={<IconPlus />}
              onClick={() => fill({ places: [...places, { careUnitId: '', carePlaceId: '', roleIds: null }] })}
            >
              {words.addPlace}
            </Button>
          </div>
        )}
        <DayField
          label={t.roleTerms.lastDay}
          help={words.lastDayHelp}
          {...lastDay}
          error={form.notDone?.reason === 'day-past' ? t.roleTerms.dayPast : lastDay.error}
        />
      </Form>
    </ActionDialog>
  )
}
