import { GUESTHOUSES } from './english-pages.ts';
import type { FixedPage, Topic } from './topic.ts';

const LIBRARY: FixedPage = {
  url: 'https://qingshan-library.example/report',
  title: '青山区图书馆青年读者计划报告',
  text: `青山区图书馆从2021年开始推行青年读者计划。三年里，18岁到30岁的持证读者从1,260人增加到4,380人，占全部读者的比例从11%上升到29%。馆长陈雨桐认为，关键不在于买了多少新书，而在于改变了开放时间。

图书馆把闭馆时间从晚上6点推迟到10点，并在二楼设置了48个可以交谈的座位。晚间到馆人数占全天的37%。为此增加的人工和电费每年约为26万元，其中一半由区里的文化经费承担。

读者自己组织的活动最受欢迎。2023年共举办了152场读书会，其中117场由读者发起，平均每场有23人参加。参加过三次以上的人里，有82%在半年内借过书。

馆员们也提醒，网络宣传的作用有限。在640份问卷中，只有14%的人是通过社交平台知道图书馆的，51%的人是由朋友带来的。`,
};

const HOMESTAY: FixedPage = {
  url: 'https://yunxi-village.example/homestay',
  title: '云溪村民宿发展调查',
  text: `云溪村有412户人家，2016年只有3家民宿，到2024年增加到57家，共有床位690张。村里去年接待过夜游客8.6万人次，民宿总收入达到2,150万元。大约三分之一的年轻人因此回到了村里。

收入集中在少数几个月。调查显示，全年收入的64%来自4月、5月和10月，冬季的平均入住率只有18%。开设采茶、竹编和乡村厨房课程的民宿，冬季入住率达到31%。

环境压力也随之出现。游客每人每天用水180升，是村民的1.5倍。2022年村委会投入320万元修建污水处理站，并规定每家民宿按床位每年缴纳260元维护费。

村委会主任林国栋说，最大的教训是不要盲目扩大。2019年同时开工的12家民宿中，有5家在三年内转让。现在村里规定，每年新增的床位不得超过40张。`,
};

/** Articles in Chinese. */
export const CHINESE: readonly Topic[] = [
  { id: 'zh-small', topic: '小型图书馆如何吸引年轻读者', language: 'chinese', length: 'small', pages: [LIBRARY] },
  { id: 'zh-medium', topic: '在家泡好一壶茶的方法', language: 'chinese', length: 'medium', pages: [] },
  {
    id: 'zh-large',
    topic: '乡村民宿的经营与可持续发展',
    language: 'chinese',
    length: 'large',
    pages: [HOMESTAY, GUESTHOUSES],
  },
];
