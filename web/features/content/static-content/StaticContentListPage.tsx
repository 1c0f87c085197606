import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { type Language, languages } from '@omsorg/texts/language.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { addressView, text } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './StaticContent.module.css'
import { writtenFor } from './written-for.ts'

type Content = AnswerOf<typeof listStaticContent>['entities'][number]

const view = addressView({ search: text })

/** All static content, one row for each identifier, with the languages that there are and that are missing (O-2-95). */
export function StaticContentListPage() {
  const t = useAllTexts()
  const { language: read } = useLanguage()
  const nameOf = (row: readonly Content[]) => writtenFor(row, read)?.name ?? ''
  const { staticContent: words } = t
  const answer = useAnswer(listStaticContent, {})
  const { view: shown, change } = useAddressView(view)
  const mayWrite = useSessionUser()?.permissions.includes('StaticContentWrite') ?? false
  const all = byIdentifier(answer.data?.entities ?? [])
  const term = shown.search.trim().toLowerCase()
  const rows = all.filter((row) =>
    row.some(({ identifier, name }) => `${identifier} ${name}`.toLowerCase().includes(term)),
  )

  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={4} />
    ) : rows.length > 0 ? undefined : all.length === 0 ? (
      <Empty title={words.none}>{words.noneNext}</Empty>
    ) : (
      <NothingFound term={shown.search} onClearTerm={() => change({ search: '' })} />
    )
  return (
    <Page
      title={t.screens.staticContent}
      lead={words.lead}
      action={
        mayWrite && (
          <RouteButton variant="primary" icon={<IconPlus />} to={pathTo('StaticContentAdd')}>
            {words.add}
          </RouteButton>
        )
      }
    >
      <ToolTabs current="StaticContent" />
      <Card label={t.screens.staticContent}>
        <div className={css.filters} role="search">
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            icon={<IconSearch />}
            value={shown.search}
            onChange={(event) => change({ search: cutTo(event.target.value, 100) })}
          />
        </div>
        <DataTable
          caption={t.screens.staticContent}
          rows={rows}
          rowKey={(row) => row[0]?.identifier ?? ''}
          instead={instead}
          columns={[
            {
              key: 'name',
              head: words.name,
              card: 'title',
              cell: (row) => (
                <>
                  {nameOf(row)}
                  <span className="o-second-line">{row[0]?.identifier}</span>
                </>
              ),
            },
            {
              key: 'type',
              head: words.type,
              card: 'labelled',
              cell: ([first]) => first && words.types[first.type],
            },
            {
              key: 'status',
              head: words.status,
              card: 'status',
              cell: (row) =>
                row.some(({ isShown }) => isShown) ? (
                  <Badge tone="fresh">{words.statuses.active}</Badge>
                ) : (
                  <Badge>{words.statuses.inactive}</Badge>
                ),
            },
            {
              key: 'languages',
              head: words.languages,
              card: 'body',
              cell: (row) => {
                const missing = languages.filter((each) => !row.some(({ language }) => language === each))
                const older = row.filter(({ olderThan }) => olderThan !== null).map(({ language }) => language)
                const named = (each: readonly Language[]) => ({ languages: each.map(languageName).join(', ') })
                if (missing.length + older.length === 0) return words.allLanguages
                return (
                  <span className="o-row-8">
                    {missing.length > 0 && <Badge tone="miss">{words.missingLanguages(named(missing))}</Badge>}
                    {older.length > 0 && <Badge tone="soon">{words.olderLanguages(named(older))}</Badge>}
                  </span>
                )
              },
            },
            {
              key: 'open',
              head: t.common.actions.change,
              headHidden: true,
              right: true,
              card: 'action',
              cell: (row) => (
                <RouteButton
                  variant="text"
                  size="compact"
                  icon={<IconPencil />}
                  to={pathTo('StaticContentEdit', { id: writtenFor(row, read)?.id ?? 0 })}
                >
                  {t.common.actions.change}
                  <VisuallyHidden> {nameOf(row)}</VisuallyHidden>
                </RouteButton>
              ),
            },
          ]}
        />
      </Card>
    </Page>
  )
}

function byIdentifier(entities: readonly Content[]): readonly (readonly Content[])[] {
  const rows = new Map<string, Content[]>()
  for (const each of entities) rows.set(each.identifier, [...(rows.get(each.identifier) ?? []), each])
  return [...rows.values()]
}
