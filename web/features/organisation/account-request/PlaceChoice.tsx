import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listCarePlaces } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import type { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { type ComponentProps, useId } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { roleName } from '../role/role-words.ts'
import type { OwnPlace } from '../unit-users/own-places.ts'
import css from './Requests.module.css'

export interface ChosenPlace {
  /** Chosen first by administration, which has many. */
  readonly careUnitId: string
  readonly carePlaceId: string
  /** Null as long as those that fit the wishes stand. */
  readonly roleIds: readonly number[] | null
}

type Part = keyof ChosenPlace

interface PlaceChoiceProps {
  readonly place: ChosenPlace
  readonly clientId: string
  /** Null for administration, which has all of the client. */
  readonly ownPlaces: readonly OwnPlace[] | null
  readonly roles: AnswerOf<typeof listAvailableRoles>
  readonly rolesAnswer: ComponentProps<typeof AnswerFailed>['answer'] & { readonly isPending: boolean }
  readonly suggested: readonly number[]
  readonly idOf: (part: Part) => string
  readonly errorOf: (part: Part) => string | undefined
  readonly onChange: (changed: Partial<ChosenPlace>) => void
  readonly onRemove: (() => void) | null
}

/** One care place of the new user, with the roles there. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const { place, clientId, ownPlaces, roles, rolesAnswer, suggested, idOf, errorOf, onChange, onRemove } = props
  const t = useAllTexts()
  const words = t.accountRequests.manage
  const errorId = useId()
  const isAll = ownPlaces === null
  const units = useAnswer(listCareUnits, { params: { clientId } }, { enabled: isAll && clientId !== '' })
  const below = useAnswer(
    listCarePlaces,
    { params: { careUnitId: place.careUnitId } },
    { enabled: isAll && place.careUnitId !== '' },
  )
  const options = isAll
    ? (below.data?.carePlaces ?? []).map(({ id, name }) => ({ value: id, label: name }))
    : ownPlaces.map(({ nodeId, name, unit }) => ({
        value: nodeId,
        label: t.organisationUsers.wizard.place({ place: name, unit }),
      }))
  const name = options.find(({ value }) => value === place.carePlaceId)?.label
  const chosen = place.roleIds ?? suggested
  const roleError = errorOf('roleIds')
  const required = t.common.states.required
  return (
    <div className={css.place}>
      {isAll && (
        <SearchSelect
          id={idOf('careUnitId')}
          label={words.careUnit}
          required={required}
          placeholder={words.choose}
          nothingFound={t.common.empty.filteredAway}
          value={place.careUnitId || null}
          onChange={(careUnitId) => onChange({ careUnitId: careUnitId ?? '', carePlaceId: '' })}
          options={(units.data?.careUnits ?? []).map(({ id, name: unit }) => ({ value: id, label: unit }))}
        />
      )}
      <SelectField
        id={idOf('carePlaceId')}
        label={words.carePlace}
        required={required}
        emptyOption={words.choose}
        options={options}
        value={place.carePlaceId}
        error={errorOf('carePlaceId')}
        onChange={({ target }) => onChange({ carePlaceId: target.value })}
      />
      <fieldset className={css.roles} aria-describedby={roleError ? errorId : undefined}>
        <legend>{name ? words.rolesAt({ place: name }) : words.roles}</legend>
        {rolesAnswer.error ? (
          <AnswerFailed answer={rolesAnswer} />
        ) : (
          roles.length === 0 && !rolesAnswer.isPending && <p className="o-second">{words.noRoles}</p>
        )}
        {roles.map(({ id, name: code }, at) => (
          <CheckboxField
            key={id}
            id={at === 0 ? idOf('roleIds') : undefined}
            label={roleName(code, t)}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange({ roleIds: target.checked ? [...chosen, id] : chosen.filter((each) => each !== id) })
            }
          />
        ))}
        {roleError && <FieldError id={errorId}>{roleError}</FieldError>}
      </fieldset>
      {onRemove && (
        <div>
          <Button size="compact" variant="text" onClick={onRemove}>
            {words.removePlace}
          </Button>
        </div>
      )}
    </div>
  )
}
