export const accessibility = {
  aim: 'Omsorg is for everybody who works in care. We aim at WCAG 2.2 level AA on every page, in all four languages, in the light and the dark theme.',
  works: {
    title: 'What you can count on',
    lines: [
      'Everything can be done with the keyboard alone. Press ? to see the keys.',
      'Text has a contrast of at least 4.5 to 1, in both themes.',
      'Nothing is said by colour alone.',
      'At 400 percent zoom nothing is lost.',
      'If you have asked your system for less motion, you get less.',
      'A session warns before it ends, and what you have filled in is kept.',
      'Passwords and codes can be pasted.',
    ],
  },
  tested: {
    title: 'What has been tested',
    lines: [
      'Every pair of colours, every part and the most used pages are tested automatically each time Omsorg is changed.',
      'A whole order is placed with the keyboard alone in the same way.',
      'No test by people with disabilities and no assessment by a third party has been made yet. That is why we say that we aim at the level, not that we meet it.',
    ],
  },
  missing: {
    title: 'What does not work yet',
    lines: ['There are no printouts or documents yet, so they are not covered here.'],
  },
  tell: {
    title: 'Tell us',
    body: 'If something shuts you out, it is a fault. Tell Customer Service where you were, what you used and what happened. Leave out the names of persons.',
  },
}
