import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { searchUsers, shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './UserForm.module.css'

interface ParentFieldProps {
  readonly id: string
  /** The number of the parent; empty for none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const mostHits = 6

/** The parent of a user, found by name among those who may be one. */
export function ParentField({ id, value, error, onChange }: ParentFieldProps) {
  const { fields, parent: words } = useAllTexts().organisationUsers
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const asks = value === '' && [...term].length >= shortestUserTerm
  const found = useAnswer(
    searchUsers,
    { query: { searchTerm: term, parents: 'true', pageSize: mostHits } },
    { silent: true, enabled: asks, keepFormer: true },
  )
  const hits = asks ? (found.data?.users ?? []) : []
  if (value !== '') {
    return (
      <Field label={fields.parentUserId} error={error} id={id}>
        {(links) => (
          <span className={css.actions}>
            <output {...links} className={css.chosen}>
              <ParentName id={Number(value)} />
            </output>
            <Button size="compact" onClick={() => onChange('')}>
              {words.remove}
            </Button>
          </span>
        )}
      </Field>
    )
  }
  return (
    <div>
      <TextField
        label={fields.parentUserId}
        help={words.help}
        error={error}
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={css.hits} aria-label={words.found}>
        {hits.map((each) => (
          <li key={each.id}>
            <Button
              size="compact"
              variant="tinted"
              onClick={() => {
                setTyped('')
                onChange(String(each.id))
              }}
            >
              {words.one({ name: each.name, client: each.clientName })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="o-second">
        {asks && found.data && hits.length === 0 && words.none}
      </p>
    </div>
  )
}

/** Who a parent is, and of which client; their number until that is known. */
export function ParentName({ id }: { readonly id: number }) {
  const { one } = useAllTexts().organisationUsers.parent
  const { data } = useAnswer(readUser, { params: { id } }, { silent: true })
  return data ? one({ name: data.name, client: data.clientName }) : id
}
