import { setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { baseKeymap } from 'prosemirror-commands'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import type { NodeType } from 'prosemirror-model'
import { schema } from './rich-schema.ts'

const { nodes, marks } = schema

/** What the buttons above the text do. */
export const commands = {
  heading: toggleBlock(nodes.heading),
  bold: toggleMark(marks.bold),
  list: toggleList(nodes.bullet_list),
  numbered: toggleList(nodes.ordered_list),
  plain: clear,
  undo,
} satisfies Record<string, Command>

export type Tool = keyof typeof commands

function toggleBlock(type: NodeType): Command {
  return (state, dispatch) =>
    isIn(state, type) ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(type)(state, dispatch)
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) =>
    isIn(state, type) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch)
}

/** Whether the cursor stands in a block of this kind. */
function isIn({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true
  return false
}

/** Plain words: neither bold nor a link nor a heading. */
function clear(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { from, to, empty } = state.selection
  if (dispatch) {
    const change = empty ? state.tr : state.tr.removeMark(from, to)
    dispatch(change.setBlockType(from, to, nodes.paragraph))
  }
  return true
}

/** Sets or, with null, takes away the link of what is chosen, or of the words that the cursor stands in. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const link = marks.link
    if (dispatch) {
      const change = state.tr
      if (href === null) change.removeMark(from, to, link)
      else if (empty) change.insert(from, schema.text(href, [link.create({ href })]))
      else change.addMark(from, to, link.create({ href }))
      dispatch(change)
    }
    return true
  }
}

export function activeTools(state: EditorState): ReadonlySet<Tool | 'link'> {
  const { from, to, empty, $from } = state.selection
  const holds = (name: 'bold' | 'link') =>
    empty
      ? Boolean(marks[name].isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, marks[name])
  const found: readonly (readonly [Tool | 'link', boolean])[] = [
    ['heading', isIn(state, nodes.heading)],
    ['bold', holds('bold')],
    ['list', isIn(state, nodes.bullet_list)],
    ['numbered', isIn(state, nodes.ordered_list)],
    ['link', holds('link')],
  ]
  return new Set(found.flatMap(([tool, isOn]) => (isOn ? [tool] : [])))
}

const newLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Tab is not taken: it leaves the text, as it leaves every field. */
export function pluginsWith({ askLink, toTools }: { askLink: () => void; toTools: () => void }): Plugin[] {
  const own = (act: () => void): Command => {
    return () => {
      act()
      return true
    }
  }
  return [
    history(),
    keymap({
      'Mod-b': commands.bold,
      'Mod-k': own(askLink),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Enter': newLine,
      Enter: splitListItem(nodes.list_item),
      Escape: own(toTools),
    }),
    keymap(baseKeymap),
  ]
}
