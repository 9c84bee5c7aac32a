/** Names as people of many languages type them, one a comma; "," within a name is written "&comma;". */
const FIRST_NAMES = `
Ada, Grace, Mary Ann, Mary-Jane, J. R. R., J.R.R., C.S., A. P. J. Abdul, A.P.J.Abdul, K. Ramesh, K.Ramesh, St. John, Md., Md. Rahim, Md.Rahim, Mohd. Ali,
Muhd, Abd. Rahman, Dr. Ada, Prof. Jane, Mrs. Khan, Smt. Lakshmi, Kh. Tariq, Sk. Hasan, Robert (Bob), Elizabeth "Liz", Dwayne “The Rock”, X Æ A-12,
John 3rd, Lena 2, Jo, Al, Bo, Ng, Li, A, I, Q., O, Will, Grant, May, April, June, Faith, Hope, Chance, Chase, Mark, Bill, Rich, Frank, Pat, Sue,
Christian, Angel, Prince, King, Royal, Justice, Destiny, Heaven, Summer, Winter, Rain, River, Sky, Blue, Free, Love, Joy, Dot, Art, Drew, Rob, Jack, Harry,
william, WILLIAM, mcKenzie, DeShawn, LaToya, D'Angelo, D’Angelo, Ja'Marr, Sha'Carri, O'Shea, T'Challa, N'Golo, M'Baye, Ta-Nehisi, Na'im, Sa\`id, Ka´ahumanu,
María José, José María, María del Carmen, María de los Ángeles, María del Carmen Guadalupe de los Ángeles, Juan Carlos, Mª Luisa, Ma. Teresa, Ma. Cristina,
Ángel, Iñaki, Núria, Jordi, Àlex, Gal·la, Begoña, Íñigo, Xosé, Santiago, Concepción, Inmaculada Concepción, Jesús, Trinidad,
João Pedro, Maria da Conceição Aparecida, Antônio, Conceição, Inês, Luís Filipe, Estêvão, Gonçalo, Ana Luísa, Ayrton, Pedro de Alcântara João Carlos,
Jean-Luc, Jean-Baptiste, Anne-Sophie, Marie-Thérèse, François, Françoise, Zoé, Zoë, Loïc, Anaïs, Noël, Cœur, Maëlys, Guénolé, Théo, Éloïse, Jean‑Pierre, Jean–Marc,
Jürgen, Günther, Björn, Käthe, Sören, Hans-Jürgen, Karl-Heinz, Annegret, Friederike, Groß, Wolfgang Amadeus, Rainer Maria, Ludwig, Christa, Jost,
Sjoerd, Thijs, Joost, Fleur, Anneke, Willem-Alexander, Gijs, Marijke, Truus, Aart-Jan, Hidde, Joke, Freek,
Giulia, Niccolò, Nicolò, Maria Grazia, Gianluca, Pierfrancesco, Giosuè, Annunziata, Dante, Cosimo, Ora, Paola,
Åse, Øyvind, Bjørn, Håkon, Åsa, Göran, Märta, Sølve, Are, Odd, Tor, Ove, Even, Hege, Freyja, Þórunn, Æsa, Guðrún, Sigríður, Örn, Ágústa, Björk, Halldóra,
Jyrki, Päivi, Väinö, Äijä, Õnne, Ülle, Kärt, Jānis, Kristīne, Ņina, Žanete, Rūta, Žydrūnas, Česlovas, Ąžuolas,
Łukasz, Małgorzata, Zdzisław, Świętosława, Żaneta, Grzegorz, Jiří, Zdeněk, Šárka, Ľubomír, Ružena, Štěpán, Žofia, György, Ödön, Zsófia, Csaba, Tímea,
Ștefan, Țiță, Ioana, Gheorghe, Đorđe, Đurđa, Željko, Šejla, Čedomir, Jasmina, Şule, Çağla, İbrahim, Ömer, Gülşen, Işıl, Can, Barış, Özgür, Ğani,
Ruairí, Caoimhe, Siobhán, Niamh, Aoife, Tadhg, Seán, Muireann, Llŷr, Siân, Rhŷs, Iorwerth, Mhairi, Eilidh, Catrìona,
Анна, Иван, Ольга, Александр, Юлія, Олексій, Ґалаґан, Мар'яна, Мар’яна, Љубиша, Ђорђе, Ќира, Станислав, Анна-Мария, Артём, Ғалымжан, Әсел, Ұлан, Өмүрбек, Йордан,
Ελένη, Γιώργος, Χριστίνα, Κωνσταντίνος, Ἑλένη, Σάκης, Զարուհի, Արամ, Գայանե, თამარ, გიორგი, ნინო, Շուշան,
محمد, فاطمة, عبد الرحمن, عبدالله, نور الهدى, ﺣ, مُحَمَّد, أبو بكر, علی‌رضا, فاطمه‌زهرا, زینب, محمد علی, غلام رسول, شاہد, خدیجه, سید محمد, ژاله, ڕێبوار, ئاسۆ, پښتانه,
Abd al-Rahman, Abdul-Aziz, ʿAlī, ʻAbd al-Malik, Nūr al-Dīn, Fatima Zahra, Fatima-Zohra, Muhammad ibn Musa, Umm Kulthum, Noor ul Huda, Zia-ul-Haq, Bint, Abu Bakr, Ghada,
דוד, שרה, רות, בת-אל, יוסף חיים, צ'רלי, צ׳רלי, Or, Or Li, Tal, Ben-Zion, Ya'el, ז׳קלין,
王, 小明, 小红, 伟, 亚历山大, 阿卜杜拉·买买提, 古丽巴哈尔·吐尔逊, 克里斯托弗, 王小明, 司马相如, 陳大文, 淑芬, Xiǎomíng, Lǚ Yàn, Xiao-Ming, Siu Ming, Wai Man, Jia Hui, You, Yi, Ai,
太郎, さくら, はなこ, ジョン, クリストファー, ジャン=リュック, ジャン・リュック, 花子 マリー, 勘解由小路, 美咲, こころ, 翔太, Shin'ichi, Ken'ichirō, Yūko, Jun,
민준, 서연, 하늘, 김 민준, 크리스토퍼, 빛나, 예슬, Min-jun, Seo-yeon, Won, Bo Gum, Kwang-su, Ye Jin,
Nguyễn Thị Minh Khai, Thị Hồng Nhung, Minh Anh, Công Tằng Tôn Nữ Thị Hường, The Anh, Anh Thu, Duc, Đức, Ngọc Ánh, Quỳnh, My, Bao Tran, Long, Phuc, Dung, An Nhiên, Hiền Thục,
สมชาย, กนกวรรณ, ณัฐพงษ์, ศิริพร, พิมพ์ชนก, Somchai, Thitiworada, ສົມສັກ, បុប្ផា, ច័ន្ទ, Sok Chea, မောင်မောင်, အောင်ဆန်းစုကြည်, Aung San Suu, Win Win, Thin Thin, U Thant, Daw Khin Kyi, Maung Maung,
राम, लक्ष्मी, श्रीनिवास, डॉ॰ राम, अनुष्का, সুমন, মোঃ রহিম, শ্রেয়া, ஸ்ரீநிவாசன், கமலா, మహేష్, ಶ್ರೀನಿವಾಸ, ഉണ്ണികൃഷ്ണൻ, ജയലക്ഷ്മി, ગીતા, ਹਰਪ੍ਰੀਤ ਕੌਰ, ଜଗନ୍ନାଥ, නිරෝෂා, චතුරංග බණ්ඩාර, आदित्य, नेपाली,
Venkatanarasimharajuvaripeta, Sri Lakshmi, V. V. S. Naga Venkata, Harpreet Kaur, Ravi a/l Muthu, Arun s/o Kumar, Devi d/o Raman, Siti a/p Chandran, Tan Ah Kow @ David, Nur Aisyah binti, Muhammad Haziq bin, Siti Nurhaliza, Putu, I Made, I Gusti Ngurah, Ni Luh, Dewi Sri, Suharto, R. A. Kartini, R.A. Kartini, Raden Ajeng,
Maria Theresa, Ma. Lourdes, Bong-bong, Lualhati, Ligaya, Jun-Jun, Datu, Kamalā, Kaʻiulani, Keihanaikukauakahihuliheekahaunaele, Ka'ahumanu, Hōne, Aroha, Te Ariki, Māui, Sāmoa, ʻOfa, Lupe, Hinemoa, Ngā,
Chukwuemeka, Oluwaseun, Ọlá, Adébáyọ̀, Ifẹ́olúwa, Olúwadámilọ́lá, Ngozi, N’Dri, Kwame, Akosua, Nana Yaa, Mamadou, Aïssatou, Fatoumata, Thandiwe, Nomvula, Sipho, Nqobile, Lindiwe, Blessing, Gift, Precious, Godwin, Goodluck, Innocent, Given, Tendai, Tatenda, ǃxuma, !Nqate, ǁGana,
ሰላም, አብርሃም, ተስፋዬ፡ወልደ, Tesfaye, Selam, Haile Selassie, ቅዱስ, ⵎⵓⵃⴰ, ⴰⵎⵙⵜⴰⵏ, 𞤀𞤥𞤢𞤣𞤵, 𞤊𞤢𞤼𞤭𞤥𞤢, ߡߊߡߊߘߎ, ᏎᏉᏯ, ᐊᓯᕙᒃ, ᠮᠥᠩᠬᠡ, བསྟན་འཛིན, བཀྲ་ཤིས, བསྟན་འཛིན་རྒྱ་མཚོ, Tenzin, Sequoyah, Siʔem, Łéʔ, K’ómoks, Wáȟpe, Ts'msyen, Xʷɫi
`;

const LAST_NAMES = `
Lovelace, O'Brien, O’Brien, Smith-Jones, van der Berg, Van den Broeck, von und zu Guttenberg, de la Cruz, de los Santos, Fernández de Córdoba y Álvarez de las Asturias, de Oliveira Cavalcanti de Albuquerque Melo, dos Santos Silva,
García Márquez, Ramón y Cajal, Ortega y Gasset, Puig i Cadafalch, d'Arc, D'Angelo, Dell'Acqua, Dall’Olio, l'Hôpital, 't Hooft, ’t Hart, van 't Hoff, in 't Veld, op den Camp, ter Horst, ten Brink, Mac Giolla Phádraig, Ní Dhomhnaill, Ó Súilleabháin, Mc Donald, ap Rhys, Fitz-Gerald,
King&comma; Jr., King Jr., Smith III, Smith Ⅲ, Smith 3rd, St. Clair, St.Clair, Saint-Exupéry, Wolfeschlegelsteinhausenbergerdorff, Leutheusser-Schnarrenberger, Müller, Weiß, Straßer, Bank, From, With, Price, Cash, Call, Click, Link, Winner, Money, Free, Pay, Bitte, Konto, Now, Here, Locke, Moneypenny, Null, Undefined, True, Test, Nobody, Person, Sommer-Nacht,
Nguyễn, Trần, Đặng, Ng, O, E, Õ, Ek, Xu, 王, 欧阳, 司马, 陳, 田中, 長谷川, 佐々木, 勅使河原, 김, 남궁, 황보, ชัยวัฒน์, วชิราลงกรณ์ ณ อยุธยา, Na Ayudhya, Srivaddhanaprabha, Phromphinitphakdi, Rajapaksa, Wijesekara Mudiyanselage Chathuranga Bandara Ekanayake, Rathnayake Mudiyanselage, Wickramasinghe, Balasubramanian, Krishnamurthy, Md. Rahman, Rahman, Chowdhury, Bandyopadhyay, রহমান, शर्मा, ശങ്കരൻ, பிள்ளை, Singh, Kaur, bin Abdullah, binti Ahmad, ibn Rushd, al-Khwarizmi, Al Maktoum, El-Sayed, el Sayed, ʿAbd al-Ḥamīd, bint Khalid, آل سعود, الخوارزمي, بن عبد الله, میخواهم, می‌خواهم, بن‌علی, كوهن, בן-גוריון, בן דוד, בר־אילן,
Иванов, Петренко-Шевчук, Нечуй-Левицький, Солов'яненко, Римский-Корсаков, Салтыков-Щедрин, Παπαδόπουλος, Παπαδοπούλου-Γεωργίου, Մկրտչյան, ჯუღაშვილი, Jónsdóttir, Þórðarson, Ødegård, Åkesson, Nyström, Šimůnek, Wałęsa, Szczepańska-Wójcik, Hălăucă, Țuțea, Đoković, Öztürk, Yıldırım, Çelik, Kovács-Nagy, Ångström, Tāne Mahuta, Kamehameha, Adébáyọ̀, Okonkwo, Mbeki, Nkosi-Zulu, Ouédraogo, N'Diaye, Mengistu, ወልደ ማርያም, Ekwensi-Brown, 買買提·艾力, འཕྲིན་ལས
`;

function split(list: string): string[] {
  return list
    .trim()
    .split(/,\s*/u)
    .map((name) => name.replaceAll("&comma;", ","))
    .filter((name) => name !== "");
}

export const HONEST_FIRST_NAMES: readonly string[] = split(FIRST_NAMES);
export const HONEST_LAST_NAMES: readonly string[] = split(LAST_NAMES);
