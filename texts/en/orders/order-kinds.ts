import { plural } from '../../plural.ts'

/** What the wizards of the kinds say that a withdrawal does not. */
export const orderKinds = {
  residents: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Order for residents', one: 'Order for # resident', other: 'Order for # residents' }),
    here: 'Order for residents',
    lead: ({ date }: { date: string }) =>
      `Each has something that runs out before ${date}. One box for each resident, marked with the room.`,
    question: 'How much does each need?',
    search: 'Name, room or product',
    clearSearch: 'Clear the search',
    onlyDue: 'Only what runs out',
    shown: ({ rows, residents, of }: { rows: number; residents: number; of: number }) =>
      `${rows} rows, ${residents} of ${of} residents`,
    grid: 'Residents and products',
    columns: {
      resident: 'Room and resident',
      left: 'Left',
      why: 'Suggestion, why',
      packages: 'Packages',
      lasts: 'Lasts until',
    },
    amountOf: ({ who, product }: { who: string; product: string }) => `${who}, ${product}, packages`,
    suggestion: ({ count }: { count: number }) => `Suggestion ${count}`,
    aside: 'Set aside',
    wasAside: ({ who, product }: { who: string; product: string }) => `${who}, ${product}: set aside.`,
    wasTakenBack: ({ who, product }: { who: string; product: string }) => `${who}, ${product}: taken back.`,
    cannotGo: 'It cannot be ordered now.',
    chosen: ({ suggested, chosen }: { suggested: number; chosen: number }) =>
      `Suggestion ${suggested}, you chose ${chosen}`,
    pasted: ({ pasted, suggested }: { pasted: number; suggested: number }) =>
      `Pasted ${pasted}, suggestion ${suggested}`,
    highest: ({ consumption }: { consumption: string }) => `Highest, ${consumption}`,
    lastWithdrawal: ({ max }: { max: number }) => `Last withdrawal, at most ${max}`,
    comes: ({ date }: { date: string }) => `Comes ${date}`,
    hidden: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '# resident is not shown, nothing runs out.',
        other: '# residents are not shown, nothing runs out.',
      }),
    showAll: ({ count }: { count: number }) => `Show all ${count}`,
    nothingDue: ({ date }: { date: string }) => `Nobody needs anything before ${date}`,
    noResidents: 'No resident has a running prescription here.',
    noHits: 'No resident, room or product fits.',
    nextResident: 'Next resident',
    formerResident: 'Previous',
    place: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
    room: ({ room }: { room: string }) => `Room ${room}`,
    soFar: 'So far',
    figures: { residents: 'residents', rows: 'rows', packages: 'packages' },
    goods: 'Goods',
    patientFee: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Of which patient fee, # resident', other: 'Of which patient fees, # residents' }),
    notSent: 'Not sent',
    notSentLine: ({ who, why }: { who: string; why: string }) => `${who}: ${why}`,
    moreNotSent: ({ count }: { count: number }) => `And ${count} more`,
    parcels: ({ count }: { count: number }) =>
      plural('en', count, { one: 'That makes # box.', other: 'That makes # boxes.' }),
    orderedToday: ({ who, name, time }: { who: string; name: string; time: string }) =>
      `${who}: ordered today at ${time} by ${name}.`,
    leftOut: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '# saved line was left out: the resident is not here any more, or has no running prescription of it.',
        other:
          '# saved lines were left out: the resident is not here any more, or has no running prescription of them.',
      }),
    linesOf: ({ who }: { who: string }) => `Lines of ${who}`,
  },
  paste: {
    action: 'Paste',
    title: 'Paste from a sheet',
    help: 'One row for each: room, product or item number, packages. Parted by tabs or semicolons.',
    field: 'Rows',
    fill: 'Fill in',
    done: ({ count }: { count: number }) =>
      plural('en', count, {
        zero: 'No row was filled in from the sheet.',
        one: '# row was pasted from a sheet.',
        other: '# rows were pasted from a sheet.',
      }),
    unfit: ({ count }: { count: number }) => plural('en', count, { one: 'One did not fit:', other: '# did not fit:' }),
    quoted: ({ text }: { text: string }) => `“${text}”.`,
    why: {
      'room-unknown': ({ room }: { room: string }) => `Room ${room} is not here.`,
      'product-unknown': ({ room }: { room: string }) => `Nobody in room ${room} has that product.`,
      ambiguous: ({ room }: { room: string }) => `Several in room ${room} have it.`,
      'not-orderable': ({ room }: { room: string }) => `It cannot be ordered for room ${room} now.`,
      'no-amount': ({ room }: { room: string }) => `Room, product and a whole number of packages are needed (${room}).`,
      twice: ({ room }: { room: string }) => `Room ${room} has it twice in the sheet.`,
    },
    correct: 'Correct',
    undo: 'Undo',
  },
  gridKeys: {
    row: 'row',
    accept: 'accept, next row',
    aside: 'set aside or back',
    takeBack: 'take back what was typed',
    empty: 'empty',
    undo: 'undo',
    paste: 'paste',
    check: 'check',
  },
  group: {
    title: ({ place }: { place: string }) => `Order for ${place}`,
    here: 'Order for the store room',
    lead: 'The goods go to the shelf, not to a person. No withdrawals are counted.',
    prefilled: 'Filled in from the cart of the care place.',
    fromTemplate: 'Filled in from the template.',
    empty: 'The cart is empty',
    emptyBody: 'Choose products for the store room first, or start from a template.',
    emptyForService: 'The care place puts products in its cart itself. One of its earlier orders can be ordered again.',
    choose: 'Choose products',
    noMore: 'Everything in the cart is already here.',
    last: 'Last time',
  },
  homeDelivery: {
    here: 'Home delivery',
    title: ({ name }: { name: string }) => `Home delivery to ${name}`,
    empty: 'Nothing is selected to be delivered',
    emptyBody: 'Select products first. What is prescribed is ordered as a withdrawal.',
    select: 'Select products',
    prescribed: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '# selected product is prescribed and is ordered as a withdrawal.',
        other: '# selected products are prescribed and are ordered as a withdrawal.',
      }),
    toWithdrawal: 'Order what is prescribed',
    prefilled: 'The products that are selected and not prescribed',
    action: 'Order home delivery',
  },
  template: {
    action: 'Save as template',
    title: 'Save as a template',
    body: 'Lines and amounts are kept at the care place, to be ordered again.',
    asNew: 'Save as a new template',
    which: 'How is it to be saved?',
    over: ({ name }: { name: string }) => `Replace the template ${name}`,
    overHelp: 'What it held is replaced. You can rename it at the same time.',
    name: 'Name of the template',
    nameHelp: 'For example what it is for, or how often.',
    save: 'Save the template',
    done: 'The template is saved.',
  },
}
