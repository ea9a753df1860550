import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Simplified Chinese. */
export const offers = {
  'offers.title': '体验',
  'offers.untitled': '体验',
  'offers.loading': '正在加载体验',

  'offers.search': '搜索体验',
  'offers.search.placeholder': '按名称、地点或类型搜索',
  'offers.search.clear': '清空搜索',
  'offers.filters': '筛选',
  'offers.filters.all': '全部',
  'offers.filters.withinPoints': '积分可兑',
  'offers.filters.available': '现可预订',
  'offers.filters.remove': '移除{filter}',
  'offers.filters.clear': '全部清除',
  'offers.sort': '排序：',
  'offers.sort.featured': '精选推荐',
  'offers.sort.priceUp': '价格从低到高',
  'offers.sort.priceDown': '价格从高到低',
  'offers.sort.soonest': '日期从近到远',
  'offers.sort.bookBy': '预订截止日从近到远',

  'offers.count': { other: '{count}项体验' },
  'offers.countSoFar': { other: '目前{count}项体验' },
  'offers.shown': '已显示{shown}项，共{count}项',
  'offers.shownSoFar': '已显示{shown}项',
  'offers.more': '显示更多',
  'offers.more.busy': '正在加载',
  'offers.more.failed': '无法加载更多。',

  'offers.incomplete': '未能查找全部体验。',
  'offers.limited': '我们已搜索前{shown}项。',
  'offers.limited.text': '还有更多。',
  'offers.limited.more': '继续搜索',

  'offers.empty.title': '暂无体验',
  'offers.empty.text': '您所属机构推出体验后，将在此显示。',
  'offers.noMatch.search': '没有与“{search}”匹配的体验',
  'offers.noMatch.filters': '没有符合筛选条件的体验',
  'offers.noMatch.words': '请尝试地点、类型，或减少关键词。',
  'offers.noMatch.without': { other: '清除筛选后有{count}项。' },
  'offers.failed': '无法加载体验',
  'offers.offline.title': '您已离线。',
  'offers.offline.text': '已加载的内容仍可查看，其余内容将在恢复连接后显示。',

  'offers.soldOut': '已售罄',
  'offers.closed': '预订已截止',
  'offers.placesLeft': { other: '剩余{count}个名额' },
  'offers.bookBy': '{date}截止预订',
  'offers.until': '至{date}',
  'offers.ask': '咨询此体验',
} as const satisfies MessagesOf<typeof offersMessages>
