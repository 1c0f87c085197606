import { addStaticContent } from '@omsorg/contract/content/static-content/add-static-content.ts'
import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { contentTypes, type ContentType, identifierOf } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../../platform/calls/use-action.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { type Drafts, writtenOf } from './draft.ts'
import { knownIdentifiers } from './places.ts'
import css from './StaticContent.module.css'

/** New static content (O-2-61): what it is, and its first languages. */
export function AddStaticContentPage() {
  const t = useAllTexts()
  const { staticContent: words } = t
  const { language } = useLanguage()
  const [type, setType] = useState<ContentType>('general')
  const [identifier, setIdentifier] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const known = knownIdentifiers(t)
  const adding = useAction(addStaticContent, {
    outdates: [listStaticContent],
    resolves: ['identifier-taken', 'type-differs', 'identifier-wrong'],
    done: words.saved,
  })

  function judgeIdentifier(): string | null {
    if (identifierOf(type, identifier).ok) return null
    flushSync(() => setWrong(words.identifierWrong))
    return 'content-identifier'
  }

  async function save(changed: readonly Language[], drafts: Drafts): Promise<boolean> {
    const judged = identifierOf(type, identifier)
    if (!judged.ok) return false
    let id = added
    for (const each of changed) {
      const result = await adding.run({
        input: { identifier: judged.value, type, language: each, ...writtenOf(drafts[each]) },
      })
      if (!result) return false
      if (result.ok) {
        id ??= result.value.id
        setAdded(id)
      } else {
        if (result.reason === 'identifier-taken' || result.reason === 'type-differs') setWrong(words.identifierTaken)
        return false
      }
    }
    if (id === null) return false
    setTimeout(() => void openAddress(pathTo('StaticContentEdit', { id }), { replace: true }))
    return true
  }

  return (
    <ContentEditor
      title={words.add}
      type={type}
      identifier={type === 'general' ? identifier : ''}
      contents={[]}
      begins={language}
      busy={adding.busy}
      wrongInHead={judgeIdentifier}
      onSave={save}
      head={
        <Card padded label={words.type}>
          <div className={css.pair}>
            <SelectField
              label={words.type}
              value={type}
              options={contentTypes.map((value) => ({ value, label: words.types[value] }))}
              onChange={(event) => setType(contentTypes.find((each) => each === event.target.value) ?? 'general')}
            />
            {type === 'general' && (
              <SelectField
                label={words.choosePlace}
                value={known.some((each) => each.identifier === identifier) ? identifier : ''}
                options={[
                  { value: '', label: words.ownIdentifier },
                  ...known.map((each) => ({ value: each.identifier, label: each.words })),
                ]}
                onChange={(event) => {
                  setWrong(null)
                  setIdentifier(event.target.value)
                }}
              />
            )}
            {type === 'general' && (
              <TextField
                id="content-identifier"
                label={words.identifier}
                required={t.common.states.required}
                help={words.identifierHelp}
                error={wrong ?? undefined}
                maxLength={80}
                value={identifier}
                onChange={(event) => {
                  setWrong(null)
                  setIdentifier(event.target.value.toUpperCase())
                }}
              />
            )}
          </div>
        </Card>
      }
    />
  )
}
