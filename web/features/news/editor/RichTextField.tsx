import { readHtml, writeHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { isLinkAddress } from '@omsorg/domain/content/rich-text/rich-text.ts'
import { htmlLanguageOf, type Language } from '@omsorg/texts/language.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconClearFormatting from '@tabler/icons-react/dist/esm/icons/IconClearFormatting.mjs'
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Editor.module.css'
import { activeTools, commands, pluginsWith, setLink, type Tool } from './rich-commands.ts'
import { withoutLooks } from './pasted.ts'
import { blocksOf, documentOf, schema } from './rich-schema.ts'

interface RichTextFieldProps {
  /** What it begins with; later changes come from the field alone. */
  readonly html: string
  readonly language: Language
  readonly onChange: (html: string) => void
}

const drawn: readonly (readonly [Tool | 'link', ReactNode])[] = [
  ['heading', <IconH2 key="h" />],
  ['bold', <IconBold key="b" />],
  ['list', <IconList key="l" />],
  ['numbered', <IconListNumbers key="n" />],
  ['link', <IconLink key="a" />],
  ['plain', <IconClearFormatting key="p" />],
  ['undo', <IconArrowBackUp key="u" />],
]

/** Text with headings, bold, lists and links. The buttons are one tab stop with arrows within; Esc in the text leads to them. */
export function RichTextField({ html, language, onChange }: RichTextFieldProps) {
  const { newsEditor: words } = useAllTexts()
  const { tools } = words
  const ids = { label: useId(), help: useId() }
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const told = useRef(onChange)
  // Of another language or another news the field is another one, by its key.
  const begins = useRef({ html, language, ids })
  const [active, setActive] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState(0)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    told.current = onChange
  })

  useEffect(() => {
    if (!frame.current) return undefined
    const given = begins.current
    const toTools = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    const own = new EditorView(frame.current, {
      state: EditorState.create({
        schema,
        doc: documentOf(readHtml(given.html)),
        plugins: pluginsWith({ askLink: () => setAsking(true), toTools }),
      }),
      attributes: {
        class: css.writing ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': given.ids.label,
        'aria-describedby': given.ids.help,
        lang: htmlLanguageOf(given.language),
      },
      transformPastedHTML: withoutLooks,
      dispatchTransaction(change) {
        own.updateState(own.state.apply(change))
        setActive(activeTools(own.state))
        if (change.docChanged) told.current(writeHtml(blocksOf(own.state.doc)))
      },
    })
    view.current = own
    return () => own.destroy()
  }, [])

  function use(tool: Tool | 'link'): void {
    const own = view.current
    if (!own) return
    if (tool === 'link') {
      if (active.has('link')) setLink(null)(own.state, own.dispatch)
      else setAsking(true)
      return
    }
    commands[tool](own.state, own.dispatch)
    own.focus()
  }

  function arrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (focused + step + drawn.length) % drawn.length
    setFocused(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={css.rich}>
      <span id={ids.label} className={css.label}>
        {words.text}
      </span>
      <div className={css.frame}>
        <div ref={bar} role="toolbar" aria-label={tools.label} className={css.tools} onKeyDown={arrow}>
          {drawn.map(([tool, icon], at) => (
            <Button
              key={tool}
              size="small"
              variant={active.has(tool) ? 'tinted' : 'text'}
              icon={icon}
              tabIndex={at === focused ? 0 : -1}
              aria-pressed={tool === 'plain' || tool === 'undo' ? undefined : active.has(tool)}
              onFocus={() => setFocused(at)}
              onClick={() => use(tool)}
            >
              {tool === 'link' && active.has('link') ? tools.unlink : tools[tool]}
            </Button>
          ))}
        </div>
        <div ref={frame} />
      </div>
      <p id={ids.help} className="o-small">
        {words.textHelp}
      </p>
      {asking && (
        <AskLink
          onLink={(href) => {
            const own = view.current
            if (own) setLink(href)(own.state, own.dispatch)
            setAsking(false)
            own?.focus()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function AskLink({ onLink, onClose }: { readonly onLink: (href: string) => void; readonly onClose: () => void }) {
  const { newsEditor: words } = useAllTexts()
  const [address, setAddress] = useState('https://')
  const [isWrong, setWrong] = useState(false)
  const form = useId()
  return (
    <ActionDialog title={words.linkTitle} action={words.linkSet} form={form} onClose={onClose}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isLinkAddress(address.trim())) onLink(address.trim())
          else setWrong(true)
        }}
      >
        <TextField
          label={words.linkAddress}
          help={words.linkHelp}
          error={isWrong ? words.linkWrong : undefined}
          maxLength={500}
          value={address}
          onChange={(event) => {
            setWrong(false)
            setAddress(event.target.value)
          }}
        />
      </form>
    </ActionDialog>
  )
}
