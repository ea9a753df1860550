type TimeOfDay = `${string}:${string}`

interface HistoryMessage {
  readonly from: 'member' | 'concierge'
  readonly day: number
  readonly time: TimeOfDay
  readonly body: string
  readonly attachments?: readonly { readonly name: string; readonly file: string }[]
}

/** The conversation about the fjord; everybody in it is invented. */
export const historyMessages: readonly HistoryMessage[] = [
  {
    from: 'concierge',
    day: -30,
    time: '12:02',
    body: 'Good afternoon, Ines. I am Amélie, and the lodge is mine to arrange. Is there anything about the journey that you would rather not do by boat?',
  },
  {
    from: 'member',
    day: -30,
    time: '18:41',
    body: 'Boats are the reason we are coming. But we land late in Ålesund, around nine.',
  },
  {
    from: 'concierge',
    day: -29,
    time: '08:15',
    body: 'Then I suggest a night in Ålesund first, and the morning boat from Sæbø. I will ask the lodge to hold the room from noon.',
  },
  { from: 'member', day: -29, time: '08:52', body: 'Perfect. Is there somewhere for dinner at that hour?' },
  {
    from: 'concierge',
    day: -29,
    time: '09:10',
    body: 'One place, and they owe me a favour. A table for two at half past nine, by the window.\n\nMenu: https://example.com/alesund-menu',
  },
  { from: 'member', day: -29, time: '09:12', body: 'You are a marvel.' },
  {
    from: 'concierge',
    day: -28,
    time: '14:20',
    body: 'Confirmed by the lodge. Your vouchers are attached; the boatman only needs your name.',
    attachments: [
      { name: 'Lodge voucher.webp', file: 'fjord-3x2-960.webp' },
      { name: 'Where the boat leaves.webp', file: 'sails-3x2-960.webp' },
    ],
  },
  {
    from: 'member',
    day: -2,
    time: '20:33',
    body: 'One more thing: is there a drying room? We would like to walk to the summer farm.',
  },
  {
    from: 'concierge',
    day: -1,
    time: '08:05',
    body: 'There is, and dry socks too, I am told. The path is marked in red; allow three hours up.',
  },
]
